import styled from 'styled-components';

import { useUploadGuard } from '../../../../domain/files/useUploadGuard';
import { useUploadShare } from '../../../../domain/files/useUploadShare';
import { ProgressBar } from '../../../../ui/data/figures/ProgressBar';
import { percentText } from '../../../../ui/numbers';
import { theme } from '../../../../ui/theme';

/** The progress of the upload, above the buttons of the form; nothing without an upload. */
export function UploadBar() {
  const share = useUploadShare();
  useUploadGuard(share !== null);
  if (share === null) return null;
  const percent = Math.round(share * 100);
  return (
    <Whole>
      <ProgressBar label="Upload" value={percent} hue="learning" />
      <span>{percent === 100 ? 'Checking the files...' : `${percentText(percent)} sent`}</span>
    </Whole>
  );
}

const Whole = styled.div`
  display: grid;
  flex: 1 0 100%;
  gap: ${theme.space[1]};
  color: ${theme.color.ink3};
  font-size: ${theme.type[13]};
`;
