import { SendHorizontal } from 'lucide-react';
import { useId, useLayoutEffect, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import styled from 'styled-components';

import { lengthOf } from '../../../../domain/text/textLength';
import { isBlank } from '../../../../domain/text/unseen';
import { controlStyle } from '../../../../ui/form/controlStyle';
import { Icon } from '../../../../ui/layout/Icon';
import { theme } from '../../../../ui/theme';
import { VisuallyHidden } from '../../../../ui/layout/VisuallyHidden';
import { inLowWindow } from '../window/cornerStyle';
import { lengthNote } from './lengthNote';
import { longestMessage, tallestBox } from '../pinned';
import { useFocusAfterPause } from './useFocusAfterPause';

interface Props {
  draft: string;
  /** An answer is on its way. */
  isWaiting: boolean;
  /** The portal cannot be reached. */
  isGone: boolean;
  onType: (draft: string) => void;
  onSend: () => void;
  box: RefObject<HTMLTextAreaElement | null>;
}

/** The box: Enter sends, Shift+Enter adds a line; nothing can be typed or sent while it would get lost. */
export function ChatInput({ draft, isWaiting, isGone, onType, onSend, box }: Props) {
  const noteId = useId();
  const isOff = isWaiting || isGone;
  const length = lengthOf(draft.trim());
  const note = lengthNote(length);
  useFocusAfterPause(box, isOff);

  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    current.style.setProperty('block-size', 'auto');
    const borders = current.offsetHeight - current.clientHeight;
    current.style.setProperty(
      'block-size',
      `${String(Math.min(current.scrollHeight + borders, tallestBox))}px`,
    );
  }, [box, draft]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
    box.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // Enter during IME composition does not send; Safari reports it only by this key code.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return;
    event.preventDefault();
    onSend();
  };

  return (
    <form onSubmit={submit}>
      <Row>
        <Box
          ref={box}
          dir="auto"
          rows={1}
          aria-label="Message"
          aria-describedby={note ? noteId : undefined}
          aria-invalid={note?.isTooLong || undefined}
          placeholder={isGone ? 'Not connected' : 'Ask a question'}
          value={draft}
          disabled={isOff}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={press}
        />
        <Send
          type="submit"
          aria-label="Send"
          title="Send"
          disabled={isOff || isBlank(draft) || length > longestMessage}
        >
          <Icon shape={SendHorizontal} size="medium" />
        </Send>
      </Row>
      {note && (
        <Note id={noteId} $isTooLong={note.isTooLong}>
          {note.text}
        </Note>
      )}
      <VisuallyHidden role="status">{note?.isTooLong ? note.text : ''}</VisuallyHidden>
    </form>
  );
}

const Row = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${theme.space[2]};
`;

const Box = styled.textarea`
  ${controlStyle}
  display: block;
  min-block-size: ${theme.size.controlLarge};
  max-block-size: ${String(tallestBox)}px;
  padding-block: ${theme.space[2]};
  font-weight: ${theme.weight.regular};
  line-height: 1.5;
  resize: none;
  ${inLowWindow} {
    max-block-size: min(${String(tallestBox)}px, 30dvh);
  }
`;

const Send = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${theme.size.controlLarge};
  block-size: ${theme.size.controlLarge};
  padding: 0;
  border: ${theme.border.none};
  border-radius: ${theme.radius.control};
  background: ${theme.color.brand};
  color: ${theme.color.onBrand};
  cursor: pointer;
  &:hover:not(:disabled) {
    background: ${theme.color.brandHover};
  }
  &:disabled {
    background: ${theme.color.track};
    color: ${theme.color.ink3};
    border: ${theme.border.line};
    cursor: not-allowed;
  }
`;

const Note = styled.p<{ $isTooLong: boolean }>`
  padding: ${theme.space[1]} ${theme.space[1]} 0;
  color: ${({ $isTooLong }) => ($isTooLong ? theme.color.danger : theme.color.ink3)};
  font-size: ${theme.type[12]};
`;
