import styled from 'styled-components';

import { openOverlays } from '../overlay/openOverlays';
import { useStore } from '../store';
import { theme } from '../theme';
import { toastStore, type ToastMessage } from './toast';
import { ToastCard } from './ToastCard';

/**
 * Where toasts appear, at the foot beside the navigation, or at the top while a dialog is open; rendered once
 * at the root. Errors are read aloud immediately, the others when the reader pauses.
 */
export function ToastRegion() {
  const messages = useStore(toastStore);
  const isOverlaid = useStore(openOverlays) > 0;
  const isError = (message: ToastMessage) => message.tone === 'danger';
  const cards = (list: readonly ToastMessage[]) =>
    list.map((message) => <ToastCard key={message.id} message={message} />);

  return (
    // React Aria hides everything outside an open dialog from screen readers, but for what carries this
    // attribute.
    <Region
      aria-label="Notifications"
      data-react-aria-top-layer="true"
      data-overlaid={isOverlaid || undefined}
    >
      <Stack role="log" aria-label="Messages" aria-live="polite">
        {cards(messages.filter((message) => !isError(message)))}
      </Stack>
      <Stack role="log" aria-label="Errors" aria-live="assertive">
        {cards(messages.filter(isError))}
      </Stack>
    </Region>
  );
}

const Region = styled.section`
  position: fixed;
  inset-block-end: calc(var(--dock-height, 0px) + ${theme.space[6]});
  inset-inline-start: calc(var(--nav-width, 0px) + ${theme.space[6]});
  z-index: ${theme.layer.toast};
  display: grid;
  inline-size: min(${theme.size.toast}, calc(100vw - ${theme.space[8]}));
  pointer-events: none;
  ${theme.media.phone} {
    inset-block-end: calc(max(var(--dock-height, 0px), var(--corner-height, 0px)) + ${theme.space[4]});
    inset-inline-start: ${theme.space[4]};
  }

  /* The buttons of a dialog are at its foot and its close button at the end of its head: neither is covered. */
  &[data-overlaid] {
    inset-block: 0 auto;
    inset-inline: 0;
    margin-inline: auto;
    ${theme.media.phone} {
      inline-size: auto;
      margin-inline: ${theme.space[2]} calc(${theme.size.control} + ${theme.space[6]});
    }
  }
  ${theme.media.print} {
    display: none;
  }
`;

const Stack = styled.div`
  display: grid;
`;
