import { X } from 'lucide-react';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';

import type { FocusKeeperProps } from '../FocusKeeper';
import { IconButton } from '../../form/IconButton';
import { Overlay } from '../Overlay';
import { overlayStyle } from '../overlayStyle';
import { theme } from '../../theme';

export interface DialogProps extends FocusKeeperProps {
  title: ReactNode;
  /** One line under the title. */
  line?: ReactNode;
  isOpen: boolean;
  /**
   * Called by the close button and Escape; a click outside closes only with `dismissable`. Without it there is
   * no close button, and only the buttons of the foot close it.
   */
  onClose?: () => void;
  /**
   * small 480, large 720 px, wide up to 1280 for a table; all fill a phone. full takes nearly the whole
   * window and leaves room and scrolling to its content.
   */
  size?: 'small' | 'large' | 'wide' | 'full';
  /** Buttons of the sunken foot; the main one last. */
  footer?: ReactNode;
  /**
   * Makes body and foot one form: its first field has the focus, Enter submits, a `type="submit"` button
   * is in the foot.
   */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** A click outside closes it. Leave it off where something typed could be lost. */
  dismissable?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** There is only text in it: the focus can be on the content itself, to scroll it. */
  isText?: boolean;
  children: ReactNode;
}

/**
 * A dialog above the page. The focus goes into it, stays there, and returns to where it came from, or to
 * `home` where that is gone.
 */
export function Dialog({
  title,
  line,
  isOpen,
  onClose,
  size = 'small',
  footer,
  onSubmit,
  dismissable = false,
  role = 'dialog',
  isText = false,
  home,
  children,
}: DialogProps) {
  const content = (
    <>
      <Body $full={size === 'full'} tabIndex={isText ? 0 : undefined}>
        {children}
      </Body>
      {footer && <Footer>{footer}</Footer>}
    </>
  );
  return (
    <Overlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose?.();
      }}
      isDismissable={dismissable}
      isKeyboardDismissDisabled={onClose === undefined}
      home={home}
    >
      <Place $small={role === 'alertdialog'}>
        <Window $size={size} $small={role === 'alertdialog'}>
          <Frame role={role}>
            <Head>
              <Words>
                <Title slot="title">{title}</Title>
                {line && <Line>{line}</Line>}
              </Words>
              {onClose && <IconButton icon={X} label="Close" onClick={onClose} />}
            </Head>
            {onSubmit ? <FormContent onSubmit={onSubmit}>{content}</FormContent> : content}
          </Frame>
        </Window>
      </Place>
    </Overlay>
  );
}

/**
 * A person who opens a form wants to write. The effect of a part inside runs once React Aria knows the dialog, so
 * that one below does not take the focus back, and before it would focus the dialog itself.
 */
function FormContent({ onSubmit, children }: Required<Pick<DialogProps, 'onSubmit' | 'children'>>) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current
      ?.querySelector<HTMLElement>('input:enabled, textarea:enabled, button[aria-haspopup="listbox"]:enabled')
      ?.focus();
  }, []);
  return (
    <Form onSubmit={onSubmit} noValidate ref={form}>
      {children}
    </Form>
  );
}

const { color, space } = theme;
const rise = keyframes`from { opacity: 0; translate: 0 ${space[2]}; }`;

/** On a phone in landscape the space around the content shrinks. */
const low = '@media (max-height: 30rem)';

/** A question stays small on a phone, where everything else fills it. */
interface Extent {
  $small: boolean;
}

const Place = styled.div<Extent>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* From a fixed height downwards: what appears in it moves nothing above. */
  place-items: start center;
  inline-size: 100%;
  block-size: var(--visual-viewport-height, 100dvh);
  padding: max(${space[6]}, 9vh) ${space[6]} ${space[6]};
  ${low} {
    padding: ${space[2]};
  }
  ${theme.media.phone} {
    ${({ $small }) => ($small ? `padding: ${space[4]};` : 'padding: 0; place-items: stretch;')}
  }
`;

const widths = {
  small: theme.size.dialogSmall,
  large: theme.size.dialogLarge,
  wide: theme.size.content,
  full: 'none',
} as const;

const Window = styled(Modal)<Extent & { $size: keyof typeof widths }>`
  display: flex;
  inline-size: 100%;
  max-inline-size: ${({ $size }) => widths[$size]};
  block-size: ${({ $size }) => ($size === 'full' ? '100%' : 'auto')};
  max-block-size: 100%;
  min-block-size: 0;
  overflow: hidden;
  border-radius: ${theme.radius.dialog};
  ${overlayStyle}
  animation: ${rise} ${theme.motion.normal};
  ${theme.media.phone} {
    ${({ $small }) => ($small ? '' : 'max-inline-size: none; border-radius: 0;')}
  }
`;

const Frame = styled(AriaDialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  outline: none;
`;

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[3]} ${space[4]} ${space[3]} ${space[6]};
  ${low} {
    padding-block: ${space[1]};
  }
  border-block-end: ${theme.border.line};
`;

/** A name without a blank breaks anywhere, so that it does not push the close button out. */
const Words = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Title = styled(Heading)`
  padding-block: ${space[1]};
  font-size: ${theme.type[20]};
`;

const Line = styled.p`
  color: ${color.ink3};
  font-size: ${theme.type[13]};
`;

const Form = styled.form`
  display: contents;
`;

const Body = styled.div<{ $full: boolean }>`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  align-content: ${({ $full }) => ($full ? 'stretch' : 'start')};
  gap: ${({ $full }) => space[$full ? 0 : 4]};
  min-inline-size: 0;
  min-block-size: 0;
  padding: ${({ $full }) => ($full ? space[0] : `${space[5]} ${space[6]} ${space[6]}`)};
  overflow-wrap: anywhere;
  overflow-y: auto;
  /* The header of a table sticks within the dialog, not below the page's header. */
  --table-top: 0px;
  ${low} {
    padding-block: ${({ $full }) => space[$full ? 0 : 3]};
  }
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: calc(${theme.size.ring} * -1);
  }
`;

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
  padding: ${space[4]} ${space[6]};
  ${low} {
    padding-block: ${space[2]};
  }
  border-block-start: ${theme.border.line};
  background: ${color.sunken};
`;
