import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { IconField } from '../../../../gatsby/admin/browser/icon-field';

function Form({ onChange }: { onChange: (name: string) => void }) {
  const [value, setValue] = useState('');
  const change = (name: string) => {
    setValue(name);
    onChange(name);
  };
  const props = { value, onChange: change, forID: 'icon', field: { get: () => false } };
  return <IconField {...(props as unknown as ComponentProps<typeof IconField>)} />;
}

it('takes names of other icons that start like one of its own, and none', async () => {
  const onChange = jest.fn();
  const user = userEvent.setup();
  render(<Form onChange={onChange} />);
  const name = screen.getByRole('textbox', { name: /another one of heroicons/ });
  await user.type(name, 'phone-arrow-up-right');
  expect(name).toHaveValue('phone-arrow-up-right');
  expect(onChange).toHaveBeenLastCalledWith('phone-arrow-up-right');
  await user.click(screen.getByRole('radio', { name: 'phone' }));
  expect(name).toHaveValue('phone');
  await user.click(screen.getByRole('button', { name: 'No icon' }));
  expect(onChange).toHaveBeenLastCalledWith('');
});
