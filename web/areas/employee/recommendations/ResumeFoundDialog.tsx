import { FileName } from '../../../domain/files/FileName';
import { Button } from '../../../ui/form/Button';
import { Dialog } from '../../../ui/overlay/dialog/Dialog';

interface Props {
  /** Name of the file. */
  resume: string;
  onUse: () => void;
  onUploadAnother: () => void;
  onClose: () => void;
}

/** There is a resume already: go on with it, or upload another one. */
export function ResumeFoundDialog({ resume, onUse, onUploadAnother, onClose }: Props) {
  return (
    <Dialog
      role="alertdialog"
      title="Resume Found"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onUploadAnother}>Upload Another</Button>
          <Button variant="primary" onClick={onUse}>
            Use This Resume
          </Button>
        </>
      }
    >
      <p>
        <FileName name={resume} /> is the resume of your profile. Use it, or upload another one in its place.
      </p>
    </Dialog>
  );
}
