import { Paperclip } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import styled from 'styled-components';

import { Icon } from '../../ui/layout/Icon';
import { theme } from '../../ui/theme';
import { toast } from '../../ui/feedback/toast';
import { failureText } from '../failure/failure';
import { TextButton } from '../../ui/form/TextButton';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { canPreview } from '../../ui/preview/preview';
import { FileName } from './FileName';
import { saveAddress } from '../../ui/file/saveFile';
import type { RenewAddress } from './renewAddress';
import { useFileAddress } from './useFileAddress';

const FilePreviewDialog = lazyDialog(() =>
  import('./FilePreviewDialog').then((module) => module.FilePreviewDialog),
);

interface Props {
  name: string;
  /** Signed address; good for some minutes. */
  address: string;
  renew: RenewAddress;
}

/**
 * A file by its name, to be saved, and where it is a PDF or a picture to be read here. Its address may have
 * run out while the page was open, so pressing it asks for a new one first.
 */
export function FileLink({ name, address, renew }: Props) {
  const whole = useFileAddress();
  const [busy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);

  const open = async (event: MouseEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const fresh = await renew('save');
      if (fresh) saveAddress(whole(fresh), name);
      else toast.error('This file is no longer there');
    } catch (error) {
      toast.error('The file could not be opened', failureText(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Line>
      <Address
        href={whole(address)}
        download={name}
        aria-busy={busy || undefined}
        onClick={(event) => void open(event)}
      >
        <Icon shape={Paperclip} />
        <FileName name={name} />
      </Address>
      {canPreview(name) && (
        <TextButton aria-label={`View ${name}`} onClick={() => setShown(true)}>
          View
        </TextButton>
      )}
      {isShown && <FilePreviewDialog name={name} renew={renew} onClose={() => setShown(false)} />}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[1]} ${theme.space[3]};
  max-inline-size: 100%;
`;

const Address = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  max-inline-size: 100%;
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &[aria-busy] {
    cursor: progress;
  }
`;
