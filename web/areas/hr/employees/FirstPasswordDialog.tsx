import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { Banner } from '../../../ui/feedback/Banner';
import { Button } from '../../../ui/form/Button';
import { Stack } from '../../../ui/layout/Stack';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { Dialog } from '../../../ui/overlay/Dialog';
import { theme } from '../../../ui/theme';
import type { Hired } from './useHire';

/** Shows a first password, once: only its button closes it. */
export function FirstPasswordDialog({
  hired: { fullName, email, password },
  onClose,
}: {
  hired: Hired;
  onClose: () => void;
}) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = async () => {
    try {
      // Over plain HTTP there is no clipboard at all.
      await navigator.clipboard.writeText(password ?? '');
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  };

  return (
    <Dialog
      title="First password"
      line={
        <>
          For <bdi>{fullName}</bdi>, who signs in as {email}
        </>
      }
      isOpen
      footer={
        <Button variant="primary" onClick={onClose}>
          I have kept it
        </Button>
      }
    >
      <Stack $gap={4}>
        <Password>
          <code>{password}</code>
          <Button icon={copied === 'yes' ? Check : Copy} onClick={() => void copy()}>
            {copied === 'yes' ? 'Copied' : 'Copy'}
          </Button>
        </Password>
        <VisuallyHidden role="status">{copied === 'yes' && 'The password is copied.'}</VisuallyHidden>
        {copied === 'no' && (
          <Banner tone="warning">It could not be copied here. Mark the password and copy it by hand.</Banner>
        )}
        <Banner tone="info" title="It is shown only now">
          Hand it over in a safe way. It must be changed at the first sign-in.
        </Banner>
      </Stack>
    </Dialog>
  );
}

const Password = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  code {
    font-size: ${theme.type[16]};
    overflow-wrap: anywhere;
    user-select: all;
  }
`;
