import { Paperclip, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useDropzone, type FileRejection } from 'react-dropzone';

import { Chooser, Chosen, FileName, Size, Zone } from './dropStyle';
import { Field, type FieldProps } from '../Field';
import { acceptOf, refusalOf, standardWords, type FileLimits, type FileRefusal } from './fileRefusal';
import { fileSizeText } from './fileSizeText';
import { Icon } from '../../layout/Icon';
import { IconButton } from '../IconButton';
import { TextButton } from '../TextButton';

/** A file that was sent earlier and of which only the name is here. */
export interface KeptFile {
  name: string;
}

export interface FileDropProps extends FieldProps, FileLimits {
  /** The chosen file, one that was sent earlier, or null. */
  value: File | KeptFile | null;
  onChange: (file: File | null) => void;
  /**
   * The page's message for a refusal, shown under the field until a file is accepted; by default that of every drop
   * zone.
   */
  wordRefusal?: (refusal: FileRefusal, file: File) => string | undefined;
  /** Texts of the empty zone. */
  prompt?: string;
  disabled?: boolean;
  name?: string;
}

/**
 * One file, dropped or selected, which another one can replace in the same way. Dropped system files of a desktop
 * folder, .DS_Store and Thumbs.db, are ignored.
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
    accept: acceptOf(accept),
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
            {/* Without its own label, so that the field's label names it. */}
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
            {/* The input is hidden then, so this element has the error. */}
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
