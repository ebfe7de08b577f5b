import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { marked } from './markdown/marks';
import { MarkdownField } from './MarkdownField';

function Form() {
  const [text, setText] = useState('Bring your badge');
  return (
    <MarkdownField
      label="Description"
      hint="What people read first."
      value={text}
      onChange={setText}
      preview={(shown) => <em>Read: {shown}</em>}
    />
  );
}

test('a key or button formats the selected text, and a preview shows it as it will be read', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
  expect(field).toHaveAccessibleDescription('What people read first.');
  field.focus();
  field.setSelectionRange(11, 16);
  await user.keyboard('{Control>}b{/Control}');
  expect(field).toHaveValue('Bring your **badge**');
  await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([13, 18]));
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(field).toHaveValue('- Bring your **badge**');
  await user.click(screen.getByRole('radio', { name: 'Preview' }));
  expect(screen.getByRole('region', { name: 'Description' })).toHaveTextContent(
    'Read: - Bring your **badge**',
  );
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Write' }));
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('- Bring your **badge**');
});

test('formatting that is set is removed again', () => {
  expect(marked('a **b** c', 4, 5, 'bold')).toEqual({ text: 'a b c', start: 2, end: 3 });
  expect(marked('one\ntwo', 0, 7, 'numbers').text).toBe('1. one\n2. two');
  expect(marked('1. one\n2. two', 0, 13, 'numbers').text).toBe('one\ntwo');
  expect(marked('see', 0, 3, 'link')).toEqual({ text: '[see](https://)', start: 6, end: 14 });
});
