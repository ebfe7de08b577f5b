import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { FileDrop } from './FileDrop';

function Page({ error }: { error?: string }) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <FileDrop
      label="Document"
      error={error}
      value={file}
      onChange={setFile}
      accept={{ 'application/pdf': ['.pdf'] }}
      maxSize={10}
      wordRefusal={(refusal) => (refusal === 'file-too-large' ? 'File size must be less than 10MB' : 'Please select a PDF')}
    />
  );
}

const pdf = (name: string, content: string) => new File([content], name, { type: 'application/pdf' });

test('a file that is too large or of another kind is refused in the words of the page', async () => {
  const user = userEvent.setup({ applyAccept: false });
  render(<Page />);
  await user.upload(screen.getByLabelText('Document'), pdf('long.pdf', 'more than ten bytes'));
  expect(await screen.findByText('File size must be less than 10MB')).toBeInTheDocument();
  await user.upload(screen.getByLabelText('Document'), new File(['x'], 'x.exe', { type: 'application/x-msdownload' }));
  expect(await screen.findByText('Please select a PDF')).toBeInTheDocument();
  expect(screen.getByLabelText('Document')).toHaveAccessibleDescription('Please select a PDF');
});

test('a person who hears the page is told the name of the field', () => {
  render(<Page />);
  expect(screen.getByLabelText('Document')).toHaveAccessibleName('Document');
});

test('a chosen file is shown by name and can be taken out again', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.upload(screen.getByLabelText('Document'), pdf('note.pdf', 'short'));
  expect(await screen.findByText('note.pdf')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove note.pdf' }));
  expect(screen.queryByText('note.pdf')).not.toBeInTheDocument();
});

test('the keyboard goes to the file input after Remove, and to Remove after a file was chosen', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.upload(screen.getByLabelText('Document'), pdf('note.pdf', 'short'));
  const remove = await screen.findByRole('button', { name: 'Remove note.pdf' });
  expect(remove).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Document')).toHaveFocus();
});

test('a field with a file in it does not take the focus by itself', () => {
  render(<FileDrop label="Document" value={{ name: 'kept.pdf' }} onChange={() => undefined} wordRefusal={() => ''} />);
  expect(document.body).toHaveFocus();
});

test('a chosen file that the server refused is marked, and says why where the keyboard can stand', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Page />);
  await user.upload(screen.getByLabelText('Document'), pdf('note.pdf', 'short'));
  const remove = await screen.findByRole('button', { name: 'Remove note.pdf' });
  expect(remove).not.toHaveAttribute('aria-invalid');
  rerender(<Page error="This is not a PDF" />);
  expect(remove).toHaveAttribute('aria-invalid', 'true');
  expect(remove).toHaveAccessibleDescription('This is not a PDF');
});
