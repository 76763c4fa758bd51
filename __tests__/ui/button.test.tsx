import { fireEvent, render, screen } from '@testing-library/react';
import { Button, ButtonLink } from '../../src/ui/controls/button';

it('submits a form only as a submit button', () => {
  const handleSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const handleClick = jest.fn();
  render(
    <form onSubmit={handleSubmit}>
      <Button onClick={handleClick}>Do</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Do' }));
  expect(handleClick).toHaveBeenCalledTimes(1);
  expect(handleSubmit).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(handleSubmit).toHaveBeenCalledTimes(1);
});

it('renders a link with the look of a button', () => {
  render(<ButtonLink href="/contact">Get in touch</ButtonLink>);
  render(<Button>Do</Button>);
  render(<Button look="quiet">Do</Button>);
  const link = screen.getByRole('link', { name: 'Get in touch' });
  const [filled, quiet] = screen.getAllByRole('button');
  expect(link).toHaveAttribute('href', '/contact');
  expect(link.className).toBe(filled?.className);
  expect(link.className).not.toBe(quiet?.className);
});
