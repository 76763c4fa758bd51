import { fireEvent, render, screen } from '@testing-library/react';
import { Button, ButtonLink } from '../../src/ui/controls/button';

it('submits a form only as a submit button', () => {
  const handleSubmit = jest.fn((event: Event) => event.preventDefault());
  const handleClick = jest.fn();
  render(
    <form>
      <Button onClick={handleClick}>Do</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  screen
    .getByRole<HTMLButtonElement>('button', { name: 'Do' })
    .form?.addEventListener('submit', handleSubmit);
  fireEvent.click(screen.getByRole('button', { name: 'Do' }));
  expect(handleClick).toHaveBeenCalledTimes(1);
  expect(handleSubmit).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(handleSubmit).toHaveBeenCalledTimes(1);
});

it('renders a link', () => {
  render(<ButtonLink href="/contact">Get in touch</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Get in touch' })).toHaveAttribute('href', '/contact');
  expect(screen.queryByRole('button')).toBeNull();
});

it('has two looks', () => {
  render(
    <>
      <Button>Filled</Button>
      <Button look="quiet">Quiet</Button>
    </>,
  );
  const [filled, quiet] = screen.getAllByRole('button');
  expect(filled?.className).not.toBe(quiet?.className);
});
