import styled from 'styled-components';

import { Dialog } from '../../ui/overlay/dialog/Dialog';
import { saveBlob } from '../../ui/file/saveFile';
import { FilePreview, type FilePreviewProps } from '../../ui/preview/FilePreview';
import { theme } from '../../ui/theme';
import { FileName } from './FileName';
import { readFile } from './readFile';
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
    <PreviewDialog
      name={name}
      load={(signal) => readFile(renew, whole, signal)}
      onDownload={() => void download()}
      onClose={onClose}
    />
  );
}

/** A file that was chosen on this device and is not sent yet, readable above the page. */
export function LocalFileDialog({ file, onClose }: { file: File; onClose: () => void }) {
  return (
    <PreviewDialog
      name={file.name}
      load={() => Promise.resolve(file)}
      onDownload={() => saveBlob(file, file.name)}
      onClose={onClose}
    />
  );
}

function PreviewDialog({ onClose, ...preview }: FilePreviewProps & { onClose: () => void }) {
  return (
    <Dialog title={<FileName name={preview.name} />} size="full" isOpen onClose={onClose} dismissable>
      <Inset>
        <FilePreview {...preview} />
      </Inset>
    </Dialog>
  );
}

const Inset = styled.div`
  min-block-size: 0;
  padding: ${theme.space[3]} ${theme.space[4]} ${theme.space[4]};
`;
