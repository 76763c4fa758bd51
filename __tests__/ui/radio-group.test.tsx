import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioGroup } from '../../src/ui/controls/radio-group';

const user = userEvent.setup({ delay: null });
const handleChange = jest.fn();

function Control({ look }: { look: 'strip' | 'line' }) {
  const [value, setValue] = useState('Two');
  const select = (next: string) => {
    handleChange(next);
    setValue(next);
  };
  return (
    <RadioGroup label="Size" options={['One', 'Two', 'Three']} value={value} onChange={select} look={look} />
  );
}

const radio = (name: string) => screen.getByRole('radio', { name });

beforeEach(() => handleChange.mockClear());

describe.each(['strip', 'line'] as const)('in the look "%s"', (look) => {
  beforeEach(() => void render(<Control look={look} />));

  it('is a radio group with a name', () => {
    expect(screen.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    for (const name of ['One', 'Two', 'Three']) expect(radio(name)).toBeVisible();
  });

  it('checks only the selected option and places the mark there', () => {
    expect(screen.getByRole('radiogroup').style.getPropertyValue('--chosen')).toBe('1');
    expect(screen.getByRole('radio', { checked: true })).toBe(radio('Two'));
  });

  it('is one tab stop, at the selected option', async () => {
    await user.tab();
    expect(radio('Two')).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('moves and selects with the arrow keys, in a cycle', async () => {
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowLeft}{ArrowUp}');
    expect(handleChange.mock.calls.flat()).toEqual(['Three', 'One', 'Two', 'One', 'Three']);
    expect(radio('Three')).toHaveFocus();
    expect(radio('Three')).toBeChecked();
  });

  it('selects on a click', async () => {
    await user.click(radio('One'));
    expect(handleChange.mock.calls).toEqual([['One']]);
    expect(radio('One')).toBeChecked();
  });
});
