import { ChevronDown, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import styled from 'styled-components';

import { ComboboxList } from './ComboboxList';
import type { ComboboxOption } from './comboboxOption';
import { controlStyle } from '../controlStyle';
import { Field, type CellFieldProps } from '../Field';
import { fieldButtonStyle } from '../fieldButtonStyle';
import { Icon } from '../../layout/Icon';
import { theme } from '../../theme';
import { onEnter, retryId, useComboboxSource, type ComboboxSource } from './useComboboxSource';

export interface ComboboxFieldProps extends CellFieldProps, ComboboxSource {
  /** Id of the selected option; "" for none. */
  value: string;
  onChange: (id: string) => void;
  /** The selected option, which may not be among the options. */
  chosen?: ComboboxOption;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  /** Once something is chosen it can be changed and not cleared. */
  required?: boolean;
  /** Milliseconds that the list is still seen once the field is left. */
  stay?: number;
}

/**
 * A field for one of many options: type to find it, arrows move, Enter selects the highlighted option or else the
 * first, an emptied field clears the selection. Leaving the field without selecting restores the earlier selection.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, hint, error, noteId, value, onChange, name, placeholder, disabled, required } = props;
  const labelId = useId();
  const [isLeft, setLeft] = useState(false);
  const { typed, type, first, list } = useComboboxSource(props);
  const chosen = value === '' ? undefined : (props.options.find(({ id }) => id === value) ?? props.chosen);
  const choose = (id: string) => {
    if (id === retryId) {
      props.onRetry?.();
      return;
    }
    type(null);
    if (id !== value) onChange(id);
  };
  const takeFirst = onEnter(first && (() => choose(first.id)));

  return (
    <Field label={label} labelId={labelId} hint={hint} error={error} noteId={noteId}>
      {(control) => (
        <ComboBox<ComboboxOption>
          id={control.id}
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          isInvalid={control['aria-invalid']}
          isDisabled={disabled}
          isRequired={required}
          validationBehavior="aria"
          items={list.options}
          value={value || null}
          inputValue={typed ?? chosen?.text ?? ''}
          onInputChange={(text) => {
            type(text);
            if (text === '' && value !== '' && !required) onChange('');
          }}
          // Also called with the present selection when the field loses the focus or Escape is pressed.
          onChange={(key) => choose(String(key ?? ''))}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
          allowsEmptyCollection
          menuTrigger="input"
        >
          <Frame>
            {chosen?.picture && typed === null && <Picture>{chosen.picture}</Picture>}
            <TextInput
              name={name}
              placeholder={placeholder}
              autoComplete="off"
              spellCheck={false}
              onFocus={() => props.onSearch?.(typed ?? '')}
              onKeyDownCapture={(event) => {
                // Tab closes the list before the field is left.
                if (event.key === 'Tab') setLeft(true);
                takeFirst(event);
              }}
              $hasPicture={chosen?.picture !== undefined && typed === null}
              $hasClear={!required && value !== ''}
            />
            <Buttons>
              {!required && value !== '' && !disabled && (
                <Clear
                  type="button"
                  aria-label={`Clear ${typeof label === 'string' ? label : 'the field'}`}
                  onClick={() => choose('')}
                >
                  <Icon shape={X} />
                </Clear>
              )}
              <Open>
                <Icon shape={ChevronDown} />
              </Open>
            </Buttons>
          </Frame>
          <ComboboxList {...list} {...(isLeft && { stay: props.stay, status: undefined })} />
        </ComboBox>
      )}
    </Field>
  );
}

const { space, size } = theme;

const Frame = styled(Group)`
  position: relative;
`;

const TextInput = styled(Input)<{ $hasPicture: boolean; $hasClear: boolean }>`
  ${controlStyle}
  ${({ $hasPicture }) => $hasPicture && `padding-inline-start: ${space[10]};`}
  padding-inline-end: ${({ $hasClear }) => ($hasClear ? `calc(2 * ${size.control})` : size.control)};
  text-overflow: ellipsis;
`;

const Picture = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${space[2]};
  display: flex;
  align-items: center;
  pointer-events: none;
`;

const Buttons = styled.span`
  position: absolute;
  inset-block-start: ${space.half};
  inset-inline-end: ${space.half};
  display: flex;
`;

const Clear = styled.button`
  ${fieldButtonStyle}
`;

const Open = styled(Button)`
  ${fieldButtonStyle}
`;
