import { Paperclip, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useDropzone, type FileRejection } from 'react-dropzone';
import styled from 'styled-components';

import { Field, type FieldProps } from './Field';
import { fileSizeText } from './fileSizeText';
import { Icon } from '../layout/Icon';
import { IconButton } from './IconButton';
import { TextButton } from './TextButton';
import { theme } from '../theme';

/** Why a file was refused before anything was sent. */
export type FileRefusal =
  'file-too-large' | 'file-too-small' | 'file-invalid-type' | 'too-many-files' | 'other';

/** A file that was sent earlier and of which only the name is here. */
export interface KeptFile {
  name: string;
}

export interface FileDropProps extends FieldProps {
  /** The chosen file, one that was sent earlier, or null. */
  value: File | KeptFile | null;
  onChange: (file: File | null) => void;
  /** MIME type to extensions: `{ 'application/pdf': ['.pdf'] }`. */
  accept?: Readonly<Record<string, readonly string[]>>;
  /** Largest size in bytes. */
  maxSize?: number;
  /** Smallest size in bytes. */
  minSize?: number;
  /**
   * The page's own words for a refusal, shown under the field until a file fits; those of every drop zone
   * where it has none [A5.18].
   */
  wordRefusal?: (refusal: FileRefusal, file: File) => string | undefined;
  /** Words of the empty zone. */
  prompt?: string;
  disabled?: boolean;
  name?: string;
}

/**
 * One file, dropped or chosen, which another one takes the place of in the same way. What a desktop leaves in
 * folders, .DS_Store and Thumbs.db, is passed over when it is dropped [A5.19].
 */
export function FileDrop({
  label,
  hint,
  error,
  value,
  onChange,
  accept,
  maxSize,
  minSize,
  wordRefusal,
  prompt = 'Drop a file here or choose one',
  disabled,
  name,
}: FileDropProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const followsChange = useRef(false);
  const { getRootProps, getInputProps, inputRef, isDragActive, open } = useDropzone({
    accept: accept && Object.fromEntries(Object.entries(accept).map(([type, ends]) => [type, [...ends]])),
    maxSize,
    minSize,
    multiple: false,
    disabled,
    noKeyboard: true,
    onDrop: (files: File[], rejections: FileRejection[]) => {
      const [rejection] = rejections;
      const [file] = files;
      if (rejection) {
        const refusal = refusalOf(rejection);
        setRefused(
          wordRefusal?.(refusal, rejection.file) ?? standardWords(refusal, { accept, maxSize, minSize }),
        );
      } else if (file) {
        setRefused(null);
        followsChange.current = document.activeElement === inputRef.current;
        onChange(file);
      }
    },
  });

  // Input and Remove button take each other's place: the focus of the one that leaves goes to the one that
  // comes.
  useLayoutEffect(() => {
    if (!followsChange.current) return;
    followsChange.current = false;
    (value === null ? inputRef : remove).current?.focus();
  }, [value, inputRef]);

  return (
    <Field label={label} hint={hint} error={refused ?? error}>
      {(control) =>
        value === null ? (
          <Zone
            {...getRootProps({ role: undefined, tabIndex: undefined })}
            $over={isDragActive}
            $bad={Boolean(refused ?? error)}
          >
            {/* The input itself takes the focus and the keyboard: it is the one control of the field. */}
            {/* Without a label of its own, so that the field's label names it. */}
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
        ) : (
          <Chosen
            {...getRootProps({
              role: undefined,
              tabIndex: undefined,
              onClick: (event) => event.stopPropagation(),
            })}
            $over={isDragActive}
            $bad={Boolean(refused ?? error)}
          >
            <input {...getInputProps({ id: control.id, name, style: { display: 'none' } })} />
            <Icon shape={Paperclip} />
            <FileName title={value.name}>{value.name}</FileName>
            {value instanceof File && <Size>{fileSizeText(value.size)}</Size>}
            <TextButton disabled={disabled} aria-label={`Replace ${value.name}`} onClick={open}>
              Replace
            </TextButton>
            {/* The input does not show any more, so this one says what is wrong. */}
            <IconButton
              ref={remove}
              icon={X}
              label={`Remove ${value.name}`}
              aria-describedby={control['aria-describedby']}
              aria-invalid={control['aria-invalid']}
              disabled={disabled}
              onClick={() => {
                followsChange.current = true;
                setRefused(null);
                onChange(null);
              }}
            />
          </Chosen>
        )
      }
    </Field>
  );
}

function refusalOf(rejection: FileRejection): FileRefusal {
  const code = rejection.errors[0]?.code;
  return refusals.find((refusal) => refusal === code) ?? 'other';
}

const refusals: readonly FileRefusal[] = [
  'file-too-large',
  'file-too-small',
  'file-invalid-type',
  'too-many-files',
];

/** A5.18 */
function standardWords(
  refusal: FileRefusal,
  { accept = {}, maxSize = 0, minSize = 0 }: Pick<FileDropProps, 'accept' | 'maxSize' | 'minSize'>,
): string {
  switch (refusal) {
    case 'file-too-large':
      return `File is larger than ${String(maxSize)} bytes`;
    case 'file-too-small':
      return `File is smaller than ${String(minSize)} bytes`;
    case 'file-invalid-type':
      return `File type must be one of ${[...new Set(Object.values(accept).flat())].join(', ')}`;
    case 'too-many-files':
      return 'Too many files';
    default:
      return 'This file cannot be taken';
  }
}

const { color, space } = theme;

const Zone = styled.div<{ $over: boolean; $bad: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-block-size: ${theme.size.header};
  padding: ${space[3]};
  border: ${theme.size.hair} dashed ${({ $bad }) => ($bad ? color.danger : color.lineStrong)};
  border-radius: ${theme.radius.control};
  background: ${({ $over }) => ($over ? color.brandSoft : 'transparent')};
  color: ${color.ink2};
  cursor: pointer;

  &:hover {
    border-color: ${color.brand};
    color: ${color.brandText};
  }
  &:focus-within {
    outline: ${theme.size.ring} solid ${color.focus};
    outline-offset: ${theme.size.ring};
  }
`;

const Chooser = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  opacity: 0;
  cursor: inherit;
`;

const Chosen = styled.div<{ $over: boolean; $bad: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${theme.size.header};
  padding-inline: ${space[3]} ${space[2]};
  border: ${theme.border.line};
  border-color: ${({ $bad }) => ($bad ? color.danger : color.line)};
  border-radius: ${theme.radius.control};
  background: ${({ $over }) => ($over ? color.brandSoft : color.sunken)};
`;

const FileName = styled.span`
  flex: 1;
  overflow: hidden;
  font-weight: ${theme.weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Size = styled.span`
  color: ${color.ink3};
  font-size: ${theme.type[12]};
  font-variant-numeric: tabular-nums;
`;
