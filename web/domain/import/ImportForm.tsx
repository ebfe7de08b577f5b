import { Download } from 'lucide-react';

import { Banner } from '../../ui/feedback/Banner';
import { Button } from '../../ui/form/Button';
import { FileDrop } from '../../ui/form/files/FileDrop';
import { Disclosure } from '../../ui/layout/Disclosure';
import { TextButton } from '../../ui/form/TextButton';
import type { ImportJobPartFragment } from '../../generated/graphql';
import { InstantText } from '../calendar/InstantText';
import { saveCsv } from '../../ui/file/saveCsv';
import type { ImportWords } from './importParts';
import { ImportPreview } from './ImportPreview';
import type { ImportFile } from './useImportFile';

interface Props {
  kind: ImportWords;
  columns: readonly { head: string; isRequired: boolean; hint: string }[];
  file: ImportFile;
  latest: ImportJobPartFragment | null;
  onShowLatest: () => void;
}

/** Chooses the file, says what its columns are, and what its import would do. */
export function ImportForm({ kind, columns, file, latest, onShowLatest }: Props) {
  const saveTemplate = () =>
    saveCsv({ name: kind.template, columns: columns.map(({ head }) => ({ head, cell: () => null })) }, []);

  return (
    <>
      <p>
        Fill in the template, one {kind.one} in each row, and save it as CSV. All rows are imported, or none.
        What is known already stays as it is.
      </p>
      <div>
        <Button icon={Download} onClick={saveTemplate}>
          Download template
        </Button>
      </div>
      <Disclosure label="Columns of the file">
        <ul>
          {columns.map(({ head, isRequired, hint }) => (
            <li key={head}>
              <strong>{head}</strong>
              {isRequired && <span> (the file needs this column)</span>}
              {hint && <span>{`: ${hint}`}</span>}
            </li>
          ))}
        </ul>
      </Disclosure>
      <FileDrop
        label="CSV file"
        hint="UTF-8, with commas, semicolons or tabs. At most 10,000 rows."
        prompt="Drop the file here or choose it"
        value={file.value}
        onChange={file.choose}
        error={file.problem ?? undefined}
        maxSize={kind.megabytes * 1024 * 1024 - 1}
        wordRefusal={(refusal) =>
          refusal === 'file-too-large' ? `File size must be less than ${String(kind.megabytes)}MB` : undefined
        }
        disabled={file.starting}
      />
      {file.checking && <p role="status">Checking the file...</p>}
      {file.check && <ImportPreview kind={kind} check={file.check} fileName={file.value?.name ?? ''} />}
      {latest && !file.value && (
        <Banner
          tone={latest.status === 'FAILED' ? 'warning' : 'brand'}
          action={<TextButton onClick={onShowLatest}>Show result</TextButton>}
        >
          <span>{latest.status === 'FAILED' ? 'The latest import failed: ' : 'Latest import: '}</span>
          <bdi>{latest.fileName}</bdi>
          <span>, </span>
          <InstantText at={latest.startedAt} withTime />
        </Banner>
      )}
    </>
  );
}
