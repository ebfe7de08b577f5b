import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import styled from 'styled-components';

import { Chip, ChipRow } from './Chip';
import { ComboboxList } from './ComboboxList';
import type { ComboboxOption } from './comboboxOption';
import { Field, type CellFieldProps } from '../Field';
import { fieldButtonStyle } from '../fieldButtonStyle';
import { Icon } from '../../layout/Icon';
import { bareInputStyle, multiControlStyle } from './multiControlStyle';
import { keepOnTab, onEnter, retryId, useComboboxSource, type ComboboxSource } from './useComboboxSource';

export interface ComboboxManyFieldProps extends CellFieldProps, ComboboxSource {
  /** Ids of the selected options, in the order of selection. */
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
  /** The selected options, which may not be among the options. */
  chosen?: readonly ComboboxOption[];
  name?: string;
  placeholder?: string;
  disabled?: boolean;
}

/**
 * A field for several of many options. The selected ones are before the typed text; Backspace in the empty field
 * removes the last one. The list stays open for the next one.
 */
export function ComboboxManyField(props: ComboboxManyFieldProps) {
  const { label, hint, error, noteId, value, onChange, name, placeholder, disabled, options } = props;
  const labelId = useId();
  const { typed, type, first, list } = useComboboxSource(props);
  const optionOf = (id: string): ComboboxOption =>
    options.find((option) => option.id === id) ??
    props.chosen?.find((option) => option.id === id) ?? { id, text: id };
  const choose = (ids: readonly string[]) => {
    if (ids.includes(retryId)) {
      props.onRetry?.();
      return;
    }
    type(null);
    if (ids.join('\n') !== value.join('\n')) onChange(ids);
  };
  const toggle = (id: string) =>
    choose(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);

  const input = useRef<HTMLInputElement>(null);
  // Its button goes with the chip; the focus stays in the field.
  const takeOut = (id: string) => {
    toggle(id);
    input.current?.focus();
  };

  return (
    <Field label={label} labelId={labelId} hint={hint} error={error} noteId={noteId}>
      {(control) => (
        <ComboBox<ComboboxOption, 'multiple'>
          id={control.id}
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          isInvalid={control['aria-invalid']}
          isDisabled={disabled}
          validationBehavior="aria"
          selectionMode="multiple"
          items={list.options}
          value={value}
          inputValue={typed ?? ''}
          onInputChange={type}
          // Also called with the present selection when the field loses the focus.
          onChange={(keys) => choose(keys.map(String))}
          allowsEmptyCollection
          menuTrigger="input"
        >
          <Frame>
            <ChipRow aria-label={typeof label === 'string' ? `${label}, chosen` : undefined}>
              {value.map(optionOf).map(({ id, text, picture }) => (
                <li key={id}>
                  <Chip picture={picture} onRemove={disabled ? undefined : () => takeOut(id)}>
                    {text}
                  </Chip>
                </li>
              ))}
            </ChipRow>
            <TextInput
              ref={input}
              name={name}
              placeholder={value.length === 0 ? placeholder : undefined}
              autoComplete="off"
              spellCheck={false}
              onFocus={() => props.onSearch?.(typed ?? '')}
              onKeyDownCapture={(event) => {
                keepOnTab(event);
                onEnter(first && (() => toggle(first.id)))(event);
              }}
              onKeyDown={({ key }) => {
                if (key === 'Backspace' && !typed) choose(value.slice(0, -1));
              }}
            />
            <Open>
              <Icon shape={ChevronDown} />
            </Open>
          </Frame>
          <ComboboxList {...list} />
        </ComboBox>
      )}
    </Field>
  );
}

const Frame = styled(Group)`
  ${multiControlStyle}
`;

const TextInput = styled(Input)`
  ${bareInputStyle}
`;

const Open = styled(Button)`
  ${fieldButtonStyle}
`;
