import { useLayoutContent } from '../../layout/use-layout-content';
import { ContactLinks } from '../../ui/contact-links';

/** Tells visitors without JavaScript that the form cannot be sent, and how to get in touch. */
export const NoScriptNote = () => (
  // React does not render the content of noscript in a browser, so the bundle does not include it.
  <noscript>{process.env.BUILD_STAGE !== 'build-javascript' && <Note />}</noscript>
);

function Note() {
  const { forms, site } = useLayoutContent();
  return (
    <>
      <p className="font-semibold">{forms.withoutScripts}</p>
      <p className="grid justify-items-start">
        <ContactLinks phone={site.phone} email={site.email} />
      </p>
    </>
  );
}
