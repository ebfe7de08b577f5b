import { useRef, useState } from 'react';
import styled from 'styled-components';

import { useUploadGuard } from '../../../domain/files/useUploadGuard';
import { Banner } from '../../../ui/feedback/Banner';
import { Button } from '../../../ui/form/Button';
import { Dialog } from '../../../ui/overlay/dialog/Dialog';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Stack } from '../../../ui/layout/Stack';
import { theme } from '../../../ui/theme';
import { toast } from '../../../ui/feedback/toast';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { toastDuration } from '../pinned';
import { useUpdateProfile } from '../useUpdateProfile';
import { CropControls } from './CropControls';
import { CropStage } from './CropStage';
import { cutPhoto } from './cutPhoto';
import { lowWindow, stageHeight } from './lowWindow';
import { photoDoneText, photoFailedText } from './photoWords';
import type { Picture } from './picture';
import { useCrop } from './useCrop';
import { useReadablePicture } from './useReadablePicture';

interface Props {
  /** Of an allowed kind and size. */
  file: File;
  onClose: () => void;
}

/** Cuts a photo out of the chosen picture and sends it; after a failure everything is as it was left. */
export function PhotoDialog({ file, onClose }: Props) {
  const reading = useReadablePicture(file);
  const crop = useCrop();
  const { run } = useUpdateProfile({ failed: photoFailedText, inForm: true });
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const upload = useRef<AbortController | null>(null);
  useUploadGuard(isSaving);
  const close = () => {
    upload.current?.abort();
    onClose();
  };

  const save = async ({ image }: Picture) => {
    if (!crop.area) return;
    const { signal } = (upload.current = new AbortController());
    setSaving(true);
    setProblem(null);
    const photo = await cutPhoto(image, { area: crop.area, rotation: crop.rotation }).catch(() => null);
    if (signal.aborted) return;
    const failure = photo ? (await run({ profilePicture: photo }, signal)).failure : null;
    if (signal.aborted) return;
    setSaving(false);
    if (!photo || failure) {
      setProblem(failure?.message ?? photoFailedText);
      return;
    }
    toast.success(photoDoneText(photo.size), undefined, { duration: toastDuration.photo });
    onClose();
  };

  return (
    <Dialog
      title="Crop & Align Photo"
      size="large"
      isOpen
      onClose={close}
      footer={
        <>
          {problem && (
            <Whole>
              <Banner tone="danger">{problem}</Banner>
            </Whole>
          )}
          <Button onClick={close}>Cancel</Button>
          {reading.phase !== 'refused' && (
            <Button
              variant="primary"
              disabled={reading.phase === 'reading' || !crop.area}
              busy={isSaving}
              busyText="Saving..."
              onClick={() => {
                if (reading.phase === 'ready') void save(reading.picture);
              }}
            >
              Save & Apply
            </Button>
          )}
        </>
      }
    >
      {reading.phase === 'reading' && (
        <Stack $gap={4} aria-busy="true">
          <VisuallyHidden role="status">Preparing the picture...</VisuallyHidden>
          <Stage>
            <Skeleton shape="block" steps={100} />
          </Stage>
          <Skeleton width="60%" />
          <Skeleton steps={9} />
        </Stack>
      )}
      {reading.phase === 'refused' && <ErrorState text={reading.text} onRetry={reading.retry ?? undefined} />}
      {reading.phase === 'ready' && (
        <Sides>
          <CropStage picture={reading.picture} crop={crop} isLocked={isSaving} />
          <CropControls crop={crop} isLocked={isSaving} />
        </Sides>
      )}
    </Dialog>
  );
}

const { space } = theme;

/** In a low window the controls are beside the picture, so that nobody has to scroll past it. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${lowWindow} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 14.5rem);
    column-gap: ${space[6]};
  }
`;

const Stage = styled.div`
  ${stageHeight}
  overflow: hidden;
`;

const Whole = styled.div`
  flex: 1 0 100%;
`;
