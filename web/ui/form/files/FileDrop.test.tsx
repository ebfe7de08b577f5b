import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { dropFiles } from '../../../testing/page/dropFiles';
import { FileDrop, type FileDropProps } from './FileDrop';

function Page({ error, ...zone }: Partial<FileDropProps>) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <FileDrop
      label="Document"
      error={error}
      value={file}
      onChange={setFile}
      accept={{ 'application/pdf': ['.pdf'] }}
      maxSize={10}
      wordRefusal={(refusal) =>
        refusal === 'file-too-large' ? 'File size must be less than 10MB' : 'Please select a PDF'
      }
      {...zone}
    />
  );
}

const drop = (...files: File[]) => dropFiles(screen.getByLabelText('Document'), ...files);

const pdf = (name: string, content: string) => new File([content], name, { type: 'application/pdf' });

test("a file that is too large or of another type is refused with the page's message", async () => {
  const user = userEvent.setup({ applyAccept: false });
  render(<Page />);
  await user.upload(screen.getByLabelText('Document'), pdf('long.pdf', 'more than ten bytes'));
  expect(await screen.findByText('File size must be less than 10MB')).toBeInTheDocument();
  await user.upload(
    screen.getByLabelText('Document'),
    new File(['x'], 'x.exe', { type: 'application/x-msdownload' }),
  );
  expect(await screen.findByText('Please select a PDF')).toBeInTheDocument();
  expect(screen.getByLabelText('Document')).toHaveAccessibleDescription('Please select a PDF');
});

test('a screen reader announces the name of the field', () => {
  render(<Page />);
  expect(screen.getByLabelText('Document')).toHaveAccessibleName('Document');
});

test('a selected file is shown by name and can be removed again', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.upload(screen.getByLabelText('Document'), pdf('note.pdf', 'short'));
  expect(await screen.findByText('note.pdf')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove note.pdf' }));
  expect(screen.queryByText('note.pdf')).not.toBeInTheDocument();
});

test('another file replaces the selected one, by its button or by drop, and a refused one does not', async () => {
  const user = userEvent.setup({ applyAccept: false });
  render(<Page />);
  await user.upload(screen.getByLabelText('Document'), pdf('note.pdf', 'short'));
  const replace = await screen.findByRole('button', { name: 'Replace note.pdf' });
  const input = screen.getByLabelText('Document');
  const opened = jest.fn();
  input.addEventListener('click', opened);
  await user.click(replace);
  expect(opened).toHaveBeenCalledTimes(1);
  await user.upload(input, pdf('later.pdf', 'short'));
  expect(await screen.findByText('later.pdf')).toBeVisible();
  expect(screen.queryByText('note.pdf')).not.toBeInTheDocument();

  const chosen = screen.getByText('later.pdf');
  dropFiles(chosen, pdf('long.pdf', 'more than ten bytes'));
  expect(await screen.findByText('File size must be less than 10MB')).toBeVisible();
  expect(screen.getByText('later.pdf')).toBeVisible();
  dropFiles(chosen, pdf('last.pdf', 'short'));
  expect(await screen.findByText('last.pdf')).toBeVisible();
  expect(screen.queryByText('File size must be less than 10MB')).not.toBeInTheDocument();
});

test('the focus moves to the file input after Remove, and to Remove after a file was selected', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.upload(screen.getByLabelText('Document'), pdf('note.pdf', 'short'));
  const remove = await screen.findByRole('button', { name: 'Remove note.pdf' });
  expect(remove).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Document')).toHaveFocus();
});

test('a field with an initial file does not take the focus', () => {
  render(
    <FileDrop
      label="Document"
      value={{ name: 'kept.pdf' }}
      onChange={() => undefined}
      wordRefusal={() => ''}
    />,
  );
  expect(document.body).toHaveFocus();
});

test('a selected file that the server refused is marked, with the reason on focus', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Page />);
  await user.upload(screen.getByLabelText('Document'), pdf('note.pdf', 'short'));
  const remove = await screen.findByRole('button', { name: 'Remove note.pdf' });
  expect(remove).not.toHaveAttribute('aria-invalid');
  rerender(<Page error="This is not a PDF" />);
  expect(remove).toHaveAttribute('aria-invalid', 'true');
  expect(remove).toHaveAccessibleDescription('This is not a PDF');
});

test('without a message of the page, every drop zone has the same messages [A5.18]', async () => {
  render(
    <Page
      wordRefusal={undefined}
      minSize={4}
      accept={{ 'application/pdf': ['.pdf'], 'text/plain': ['.txt'] }}
    />,
  );
  drop(new File(['GIF89a'], 'holiday.gif', { type: 'image/gif' }));
  expect(await screen.findByText('File type must be one of .pdf, .txt')).toBeVisible();
  drop(pdf('long.pdf', 'more than ten bytes'));
  expect(await screen.findByText('File is larger than 10 bytes')).toBeVisible();
  drop(pdf('short.pdf', 'abc'));
  expect(await screen.findByText('File is smaller than 4 bytes')).toBeVisible();
  drop(pdf('one.pdf', 'fits'), pdf('two.pdf', 'fits'));
  expect(await screen.findByText('Too many files')).toBeVisible();
});

test('a message of the page replaces that of the drop zone, and only for its own error [A5.18]', async () => {
  render(
    <Page wordRefusal={(refusal) => (refusal === 'file-invalid-type' ? 'Please select a PDF' : undefined)} />,
  );
  drop(new File(['GIF89a'], 'holiday.gif', { type: 'image/gif' }));
  expect(await screen.findByText('Please select a PDF')).toBeVisible();
  drop(pdf('long.pdf', 'more than ten bytes'));
  expect(await screen.findByText('File is larger than 10 bytes')).toBeVisible();
});

test('system files of a desktop folder are ignored when they are dropped beside a file [A5.19]', async () => {
  const onChange = jest.fn();
  render(<Page onChange={onChange} />);
  drop(new File(['x'], '.DS_Store'), new File(['x'], 'Thumbs.db'), pdf('note.pdf', 'short'));
  await waitFor(() => expect(onChange.mock.calls.map(([file]: [File]) => file.name)).toEqual(['note.pdf']));
  expect(screen.getByLabelText('Document')).not.toHaveAttribute('aria-invalid');
});
