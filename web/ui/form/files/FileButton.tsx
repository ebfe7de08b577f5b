import { useRef } from 'react';

import { Button, type ButtonProps } from '../Button';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** What the chooser of the device offers; people can still choose something else. */
  accept: readonly string[];
  /** What the file is, as the name of the input behind the button: "Photo". */
  label: string;
  onChoose: (file: File) => void;
}

/** A button that opens the chooser of the device and hands on one file. The same file can be chosen again. */
export function FileButton({ accept, label, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept.join(',')}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (!file) return;
          onChoose(file);
          target.value = '';
        }}
      />
    </>
  );
}
