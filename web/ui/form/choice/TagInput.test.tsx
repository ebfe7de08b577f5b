import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { TagInput } from './TagInput';

function Form() {
  const [tags, setTags] = useState<readonly string[]>(['SQL']);
  return (
    <>
      <TagInput label="Skills" hint="One by one." value={tags} onChange={setTags} />
      <output>{tags.join('|')}</output>
    </>
  );
}

const value = () => screen.getByRole('status').textContent;

test('words become tags by Enter, comma, paste and on blur, without duplicates; Backspace and buttons remove them', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const field = screen.getByRole('textbox', { name: 'Skills' });
  expect(field).toHaveAccessibleDescription('One by one.');
  await user.type(field, '  Data   modelling{Enter}React,sql{Enter}');
  expect(value()).toBe('SQL|Data modelling|React');
  await user.click(field);
  await user.paste('Go; Rust, go');
  expect(value()).toBe('SQL|Data modelling|React|Go|Rust');
  await user.keyboard('{Backspace}');
  await user.type(field, 'Kotlin');
  await user.tab();
  expect(value()).toBe('SQL|Data modelling|React|Go|Kotlin');
  await user.click(screen.getByRole('button', { name: 'Remove SQL' }));
  expect(value()).toBe('Data modelling|React|Go|Kotlin');
});
