import { fireEvent, render, screen } from '@testing-library/react';
import { StillSegments } from '../../../src/components/ui/still-segments';

it('is the radio group that it will be, and a click already counts', () => {
  const handleChange = jest.fn();
  render(<StillSegments label="Size" options={['One', 'Two']} value="Two" onChange={handleChange} />);
  expect(screen.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
  expect(screen.getByRole('radio', { checked: true })).toHaveTextContent('Two');
  expect(screen.getByRole('radio', { name: 'Two' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('radio', { name: 'One' })).toHaveAttribute('tabindex', '-1');
  fireEvent.click(screen.getByRole('radio', { name: 'One' }));
  expect(handleChange.mock.calls).toEqual([['One']]);
});
