import { Check, Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';

import { Banner } from '../../feedback/Banner';
import { Button } from '../../form/Button';
import { Stack } from '../../layout/Stack';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { theme } from '../../theme';
import { Dialog } from './Dialog';

interface Props {
  title: string;
  line: ReactNode;
  secret: string;
  /** What it is, in one word: "password". */
  what: string;
  onClose: () => void;
  /** What to do with it. */
  children: ReactNode;
}

/** Shows a secret, once, with a way to copy it: only its button closes it. */
export function SecretDialog({ title, line, secret, what, onClose, children }: Props) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = async () => {
    try {
      // Over plain HTTP there is no clipboard at all.
      await navigator.clipboard.writeText(secret);
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  };

  return (
    <Dialog
      title={title}
      line={line}
      isOpen
      footer={
        <Button variant="primary" onClick={onClose}>
          I have kept it
        </Button>
      }
    >
      <Stack $gap={4}>
        <Secret>
          <code>{secret}</code>
          <Button icon={copied === 'yes' ? Check : Copy} onClick={() => void copy()}>
            {copied === 'yes' ? 'Copied' : 'Copy'}
          </Button>
        </Secret>
        <VisuallyHidden role="status">{copied === 'yes' && `The ${what} is copied.`}</VisuallyHidden>
        {copied === 'no' && (
          <Banner tone="warning">It could not be copied here. Mark the {what} and copy it by hand.</Banner>
        )}
        {children}
      </Stack>
    </Dialog>
  );
}

const Secret = styled.div`
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
