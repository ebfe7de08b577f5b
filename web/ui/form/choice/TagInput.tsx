import { useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import styled from 'styled-components';

import { Chip, ChipRow } from './Chip';
import { Field, type CellFieldProps } from '../Field';
import { bareInputStyle, multiControlStyle } from './multiControlStyle';

export interface TagInputProps extends CellFieldProps {
  /** The tags in the order of typing, without duplicates, ignoring case. */
  value: readonly string[];
  onChange: (tags: readonly string[]) => void;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  /** Characters that a tag may have. */
  longest?: number;
}

const separators = /[,;\n\t]/;

/**
 * Free words, such as skills or keywords: Enter or a comma ends one, a pasted list becomes several, Backspace in
 * the empty field removes the last one. Text typed when the field loses the focus also becomes a tag.
 */
export function TagInput(props: TagInputProps) {
  const { label, hint, error, noteId, value, onChange, name, placeholder, disabled, longest = 60 } = props;
  const labelId = useId();
  const [text, setText] = useState('');
  const add = (typed: string) => {
    const tags = [...value];
    for (const part of typed.split(separators)) {
      const tag = part.trim().replace(/\s+/g, ' ').slice(0, longest);
      const isNew = !tags.some((one) => one.toLocaleLowerCase() === tag.toLocaleLowerCase());
      if (tag !== '' && isNew) tags.push(tag);
    }
    setText('');
    if (tags.length > value.length) onChange(tags);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      add(text);
    }
    if (event.key === 'Backspace' && text === '' && value.length > 0) onChange(value.slice(0, -1));
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!separators.test(pasted)) return;
    event.preventDefault();
    add(`${text}${pasted}`);
  };

  return (
    <Field label={label} labelId={labelId} hint={hint} error={error} noteId={noteId}>
      {(control) => (
        <Frame>
          <ChipRow aria-labelledby={labelId}>
            {value.map((tag) => (
              <li key={tag}>
                <Chip onRemove={disabled ? undefined : () => onChange(value.filter((one) => one !== tag))}>
                  {tag}
                </Chip>
              </li>
            ))}
          </ChipRow>
          <Input
            {...control}
            name={name}
            autoComplete="off"
            dir="auto"
            placeholder={value.length === 0 ? placeholder : undefined}
            disabled={disabled}
            value={text}
            onChange={({ target }) =>
              separators.test(target.value) ? add(target.value) : setText(target.value)
            }
            onKeyDown={press}
            onPaste={paste}
            onBlur={() => add(text)}
          />
        </Frame>
      )}
    </Field>
  );
}

const Frame = styled.div`
  ${multiControlStyle}
`;

const Input = styled.input`
  ${bareInputStyle}
`;
