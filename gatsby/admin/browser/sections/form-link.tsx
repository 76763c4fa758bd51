import { openForm } from '../open-form';

interface FormLinkProps {
  hash: string;
  label?: string;
  children: string;
}

/** Opens a form in place of the one that it is in. */
export const FormLink = ({ hash, label, children }: FormLinkProps) => (
  <a
    href={hash}
    aria-label={label}
    onClick={(event) => {
      event.preventDefault();
      void openForm(hash);
    }}
  >
    {children}
  </a>
);
