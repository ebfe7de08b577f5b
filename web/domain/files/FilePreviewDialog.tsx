import styled from 'styled-components';

import { Dialog } from '../../ui/overlay/Dialog';
import { FilePreview } from '../../ui/preview/FilePreview';
import { PreviewFailure } from '../../ui/preview/preview';
import { theme } from '../../ui/theme';
import { readFailure } from '../failure/failure';
import { FileName } from './FileName';
import type { RenewAddress } from './renewAddress';
import { useDownload } from './useDownload';
import { useFileAddress } from './useFileAddress';

interface Props {
  name: string;
  renew: RenewAddress;
  onClose: () => void;
}

/** A file of the portal, readable above the page, and the way to save it. */
export function FilePreviewDialog({ name, renew, onClose }: Props) {
  const whole = useFileAddress();
  const { download } = useDownload({ name, renew });
  return (
    <Dialog title={<FileName name={name} />} size="full" isOpen onClose={onClose} dismissable>
      <Inset>
        <FilePreview
          name={name}
          load={(signal) => readFile(renew, whole, signal)}
          onDownload={() => void download()}
        />
      </Inset>
    </Dialog>
  );
}

const Inset = styled.div`
  min-block-size: 0;
  padding: ${theme.space[3]} ${theme.space[4]} ${theme.space[4]};
`;

/** @throws PreviewFailure */
async function readFile(
  renew: RenewAddress,
  whole: (path: string) => string,
  signal: AbortSignal,
): Promise<Blob> {
  try {
    const address = await renew('view');
    if (!address) throw new PreviewFailure('gone');
    const answer = await fetch(whole(address), { credentials: 'omit', signal });
    if (answer.status === 404 || answer.status === 410) throw new PreviewFailure('gone');
    if (!answer.ok) throw new PreviewFailure('away');
    return await answer.blob();
  } catch (error) {
    if (error instanceof PreviewFailure) throw error;
    throw new PreviewFailure(readFailure(error).code === 'NOT_FOUND' ? 'gone' : 'away');
  }
}
