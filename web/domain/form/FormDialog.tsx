import { useState, type ReactNode } from 'react';
import styled from 'styled-components';

import { Banner, type BannerTone } from '../../ui/feedback/Banner';
import { Button } from '../../ui/form/Button';
import { Dialog, type DialogProps } from '../../ui/overlay/dialog/Dialog';
import { GuardedButton } from '../../ui/form/GuardedButton';
import { Stack } from '../../ui/layout/Stack';
import { DiscardQuestion } from './DiscardQuestion';
import type { FormFields } from './fields';
import { RestoredNote } from './RestoredNote';
import { useGraphForm, type GraphFormOptions } from './useGraphForm';

export interface FormDialogProps<Values> extends Omit<GraphFormOptions<Values>, 'onEnd'> {
  title: string;
  line?: ReactNode;
  size?: DialogProps['size'];
  /** Title of the error, if the specification has one. */
  titles?: { incomplete?: string; incompleteTone?: BannerTone; refused?: string };
  submitLabel: string;
  busyLabel: string;
  variant?: 'primary' | 'danger';
  /** The reason why it cannot be sent, if that is shown before an attempt; null if it can. */
  guard?: (values: Values) => string | null;
  /** Shown above the buttons, visible in a form of any length. */
  notice?: (form: FormFields<Values>) => ReactNode;
  /**
   * Set once the form can never be sent: the text of its button, and the reason. The typed text stays and can be
   * copied.
   */
  over?: { label: string; reason: string } | null;
  onClose: () => void;
  /** @param end discards the typed text and closes the form, without asking */
  children: (form: FormFields<Values>, end: () => void) => ReactNode;
}

/**
 * A form in a dialog; errors without a field appear above the buttons, where they are visible. Closing asks before
 * it discards typed text.
 */
export function FormDialog<Values extends object>({
  title,
  line,
  size = 'small',
  titles,
  submitLabel,
  busyLabel,
  variant = 'primary',
  guard,
  notice,
  over = null,
  onClose,
  children,
  ...options
}: FormDialogProps<Values>) {
  const { fields, banner, isIncomplete, restored, isTyped, isBusy, body, onSubmit, end, discard } =
    useGraphForm({
      ...options,
      onEnd: onClose,
    });
  const [leaving, setLeaving] = useState(false);

  const close = () => {
    if (isBusy) return;
    if (isTyped) setLeaving(true);
    else end();
  };

  return (
    <>
      <Dialog
        title={title}
        line={line}
        size={size}
        isOpen
        onClose={close}
        onSubmit={onSubmit}
        footer={
          <>
            {notice?.(fields)}
            {(over ?? banner) && (
              <Whole>
                <Banner
                  tone={(!over && isIncomplete && titles?.incompleteTone) || 'danger'}
                  title={over ? over.reason : isIncomplete ? titles?.incomplete : titles?.refused}
                >
                  {over ? isTyped && 'What you wrote stays here until you close this.' : banner}
                </Banner>
              </Whole>
            )}
            <Button onClick={close} disabled={isBusy}>
              {over ? 'Close' : 'Cancel'}
            </Button>
            <GuardedButton
              type="submit"
              variant={over ? 'secondary' : variant}
              busy={isBusy}
              busyText={busyLabel}
              reason={isBusy ? null : (over?.reason ?? guard?.(fields.values) ?? null)}
            >
              {over?.label ?? submitLabel}
            </GuardedButton>
          </>
        }
      >
        <Stack $gap={4} ref={body}>
          {restored && <RestoredNote {...restored} onDiscard={discard} />}
          {children(fields, end)}
        </Stack>
      </Dialog>
      {leaving && <DiscardQuestion what={`“${title}”`} onDiscard={end} onClose={() => setLeaving(false)} />}
    </>
  );
}

const Whole = styled.div`
  flex: 1 0 100%;
`;
