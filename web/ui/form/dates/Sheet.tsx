import type { ReactNode, RefObject } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';

import { popoverStyle } from '../../overlay/popover/popoverStyle';
import { theme } from '../../theme';
import type { OpensLater } from '../../overlay/lazyDialog';

/** What every sheet that opens beside a field takes. */
export interface SheetProps extends OpensLater {
  /** The field, under which it opens. */
  anchor: RefObject<HTMLElement | null>;
  /** Id of the field's label, which names the sheet. */
  labelId: string;
}

interface Props extends SheetProps {
  children: ReactNode;
}

/** What opens under a date field; Escape or a click outside closes it, and the keyboard goes back. */
export function Sheet({ anchor, labelId, onClose, children }: Props) {
  return (
    // The portal writes English, and its weeks begin on Monday.
    <I18nProvider locale="en-GB">
      <Panel
        isOpen
        triggerRef={anchor}
        placement="bottom start"
        aria-labelledby={labelId}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        {children}
      </Panel>
    </I18nProvider>
  );
}

const Panel = styled(Popover)`
  ${popoverStyle}
  min-inline-size: 0;
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.card};
  outline: none;
`;
