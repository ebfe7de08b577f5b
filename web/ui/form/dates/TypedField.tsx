import { useCallback, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';

import { controlStyle } from '../controlStyle';
import { fieldButtonStyle } from '../fieldButtonStyle';
import { Field, Hint, type CellFieldProps } from '../Field';
import { Icon, type IconShape } from '../../layout/Icon';
import { theme } from '../../theme';
import type { SheetProps } from './Sheet';

/** What the fields of dates and times take. */
export interface TypedFieldProps extends CellFieldProps {
  /** The parsed value, such as "2027-03-08"; the typed text while it cannot be parsed. */
  value: string;
  onChange: (value: string) => void;
  id?: string;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  required?: boolean;
  inputMode?: 'numeric' | 'decimal';
}

interface Props extends TypedFieldProps {
  /** @returns what the text means, null where it means nothing */
  read: (text: string) => string | null;
  /** How a value is written once the field is left. */
  write: (value: string) => string;
  /**
   * The error of a value, shown once the field loses the focus. A form's field with an `error` itself only reports
   * text that it cannot parse.
   */
  problem: (value: string) => string | undefined;
  /** Before the typed text: a currency. */
  sign?: string;
  /** After the typed text: "h", "%". */
  unit?: string;
  /** Figures are at the end. */
  isFigure?: boolean;
  /** What opens beside it to choose from. */
  sheet?: { icon: IconShape; label: string; failed: string; open: (props: SheetProps) => ReactNode };
}

/**
 * A text field that parses the typed text, with a button that opens something to select from. The text stays as
 * typed until the field loses the focus, and afterwards if it cannot be parsed.
 */
export function TypedField(props: Props) {
  const {
    label,
    hint,
    error,
    id,
    noteId,
    value,
    onChange,
    read,
    write,
    problem,
    sheet,
    sign,
    unit,
    isFigure = false,
    disabled = false,
    ...rest
  } = props;
  const labelId = useId();
  const beside = sign ?? unit;
  const besideId = beside && `${labelId}-beside`;
  const anchor = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const onClose = useCallback(() => setState('closed'), []);
  const onFail = useCallback(() => setState('failed'), []);

  // Another value than the one that was typed has come from elsewhere.
  const isTyping = typed?.value === value;
  const isOfForm = 'error' in props;
  // What cannot be read is said once the field is left; whether a day fits is the form's to say.
  const isLeftUnread = !isTyping && (!isOfForm || read(value) === null);
  const wrong = error ?? (isLeftUnread ? problem(value) : undefined);
  const type = (text: string) => {
    const meant = text.trim() === '' ? '' : (read(text) ?? text);
    setTyped({ text, value: meant });
    onChange(meant);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') setTyped(null);
    if (event.key === 'ArrowDown') open(event);
  };
  const open = (event: KeyboardEvent) => {
    if (!sheet) return;
    event.preventDefault();
    setState('open');
  };

  return (
    <Field id={id} label={label} labelId={labelId} hint={hint} error={wrong} noteId={noteId}>
      {(control) => (
        <Box ref={anchor}>
          <TextInput
            {...rest}
            {...control}
            aria-describedby={[besideId, control['aria-describedby']].filter(Boolean).join(' ') || undefined}
            autoComplete="off"
            spellCheck={false}
            disabled={disabled}
            value={isTyping ? typed.text : write(value)}
            onChange={({ target }) => type(target.value)}
            onBlur={() => setTyped(null)}
            onKeyDown={press}
            $hasButton={sheet !== undefined}
            $isFigure={isFigure}
            $before={sign?.length ?? 0}
            $after={unit?.length ?? 0}
          />
          {beside && (
            <Beside id={besideId} $isBefore={sign !== undefined}>
              {beside}
            </Beside>
          )}
          {sheet && (
            <Open
              type="button"
              aria-label={sheet.label}
              title={sheet.label}
              aria-describedby={labelId}
              aria-haspopup="dialog"
              aria-expanded={state === 'open'}
              disabled={disabled}
              onClick={() => setState('open')}
              // A key that clicks is a screen reader's press for React Aria, which then waits with the focus.
              onKeyDown={(event) => {
                if (openingKeys.includes(event.key)) open(event);
              }}
            >
              <Icon shape={sheet.icon} />
            </Open>
          )}
          <span>{state === 'open' && sheet?.open({ anchor, labelId, onClose, onFail })}</span>
          {state === 'failed' && sheet && <Hint role="status">{sheet.failed}</Hint>}
        </Box>
      )}
    </Field>
  );
}

const openingKeys: readonly string[] = ['Enter', ' ', 'ArrowDown'];

const Box = styled.div`
  position: relative;
  min-inline-size: 0;
`;

interface TextInputLook {
  $hasButton: boolean;
  $isFigure: boolean;
  /** The number of characters beside the text. */
  $before: number;
  $after: number;
}

const TextInput = styled.input<TextInputLook>`
  ${controlStyle}
  font-variant-numeric: tabular-nums;
  ${({ $isFigure }) => $isFigure && 'text-align: end;'}
  ${({ $before }) => $before > 0 && `padding-inline-start: calc(${theme.space[4]} + ${String($before)}ch);`}
  ${({ $after }) => $after > 0 && `padding-inline-end: calc(${theme.space[4]} + ${String($after)}ch);`}
  ${({ $hasButton }) => $hasButton && `padding-inline-end: ${theme.size.control};`}
`;

const Beside = styled.span<{ $isBefore: boolean }>`
  position: absolute;
  inset-block: 0;
  ${({ $isBefore }) => ($isBefore ? 'inset-inline-start' : 'inset-inline-end')}: ${theme.space[3]};
  display: flex;
  align-items: center;
  color: ${theme.color.ink3};
  pointer-events: none;
`;

const Open = styled.button`
  ${fieldButtonStyle}
  position: absolute;
  inset-block-start: ${theme.space.half};
  inset-inline-end: ${theme.space.half};
`;
