import { Paperclip, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDropzone, type FileRejection } from 'react-dropzone';
import styled from 'styled-components';

import { Chooser, Chosen, FileName, Size, Zone } from './dropStyle';
import { Field, type FieldProps } from '../Field';
import { acceptOf, refusalOf, standardWords, type FileLimits, type FileRefusal } from './fileRefusal';
import { fileSizeText } from './fileSizeText';
import { Icon } from '../../layout/Icon';
import { IconButton } from '../IconButton';
import { TextButton } from '../TextButton';
import { theme } from '../../theme';

/** A file that was sent earlier. */
export interface SentFile {
  name: string;
  size: number;
}

export interface FilesDropProps<Sent extends SentFile> extends FieldProps, FileLimits {
  /** The selected files, and those uploaded earlier, in order. */
  value: readonly (File | Sent)[];
  onChange: (files: readonly (File | Sent)[]) => void;
  /** The page's message for a refusal; by default that of every drop zone. */
  wordRefusal?: (refusal: FileRefusal, file: File) => string | undefined;
  /** Shows a file that was chosen and is not sent yet; without it there is no button for it. */
  onView?: (file: File) => void;
  prompt?: string;
  disabled?: boolean;
  name?: string;
}

/** Several files, dropped or chosen, each of which can be looked at and taken away again. */
export function FilesDrop<Sent extends SentFile>(props: FilesDropProps<Sent>) {
  const { label, hint, error, value, onChange, wordRefusal, onView, disabled, name } = props;
  const { prompt = 'Drop files here or choose them' } = props;
  const [refused, setRefused] = useState<string | null>(null);
  const lines = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number | null>(null);
  const { getRootProps, getInputProps, inputRef, isDragActive } = useDropzone({
    accept: acceptOf(props.accept),
    maxSize: props.maxSize,
    minSize: props.minSize,
    multiple: true,
    disabled,
    noKeyboard: true,
    onDrop: (files: File[], [rejection]: FileRejection[]) => {
      const refusal = rejection && refusalOf(rejection);
      setRefused(refusal ? (wordRefusal?.(refusal, rejection.file) ?? standardWords(refusal, props)) : null);
      const fresh = files.filter((file) => !value.some((one) => isSameFile(one, file)));
      if (fresh.length > 0) onChange([...value, ...fresh]);
    },
  });

  // The focus goes to the file that takes the place of one that was removed, or to the one before, or to the zone.
  useEffect(() => {
    const at = removedAt.current;
    if (at === null) return;
    removedAt.current = null;
    const buttons = lines.current?.querySelectorAll<HTMLElement>('button[data-remove]') ?? [];
    (buttons[Math.min(at, buttons.length - 1)] ?? inputRef.current)?.focus();
  }, [value, inputRef]);

  const remove = (at: number) => {
    removedAt.current = at;
    setRefused(null);
    onChange(value.filter((_, place) => place !== at));
  };

  return (
    <Field label={label} hint={hint} error={refused ?? error}>
      {(control) => (
        <Box>
          <Zone
            {...getRootProps({ role: undefined, tabIndex: undefined })}
            $over={isDragActive}
            $bad={Boolean(refused ?? error)}
          >
            <Chooser
              {...getInputProps({
                ...control,
                name,
                style: { display: 'block' },
                tabIndex: 0,
                'aria-label': undefined,
              })}
            />
            <Icon shape={Paperclip} />
            <span>{prompt}</span>
          </Zone>
          {value.length > 0 && (
            <Lines ref={lines}>
              {value.map((file, at) => (
                <Chosen as="li" key={keyOf(file, at)} $over={false} $bad={false}>
                  <FileName title={file.name}>{file.name}</FileName>
                  <Size>{fileSizeText(file.size)}</Size>
                  {onView && file instanceof File && (
                    <TextButton aria-label={`View ${file.name}`} onClick={() => onView(file)}>
                      View
                    </TextButton>
                  )}
                  <IconButton
                    data-remove=""
                    icon={X}
                    label={`Remove ${file.name}`}
                    disabled={disabled}
                    onClick={() => remove(at)}
                  />
                </Chosen>
              ))}
            </Lines>
          )}
        </Box>
      )}
    </Field>
  );
}

const keyOf = ({ name, size }: SentFile, at: number) => `${String(at)} ${name} ${String(size)}`;

/** Chosen twice it is one file. */
const isSameFile = (one: File | SentFile, other: File): boolean =>
  one instanceof File &&
  one.name === other.name &&
  one.size === other.size &&
  one.lastModified === other.lastModified;

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
`;

const Lines = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  list-style: none;
`;
