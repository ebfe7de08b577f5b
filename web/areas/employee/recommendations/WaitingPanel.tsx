import { useEffect, useState } from 'react';
import styled from 'styled-components';

import { shortFileName } from '../../../domain/files/shortFileName';
import { Button } from '../../../ui/form/Button';
import { CardSurface } from '../../../ui/layout/Card';
import { ProgressBar } from '../../../ui/data/figures/ProgressBar';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { theme } from '../../../ui/theme';
import { useFocusHeir } from '../../../ui/overlay/useFocusHeir';
import { longestWait } from './pinned';
import type { Running } from './useRecommendations';

interface Props {
  running: Running;
  onCancel: () => void;
}

/** What happens while recommendations are being made, how long it has taken, and a way to end it. */
export function WaitingPanel({ running, onCancel }: Props) {
  const marked = useFocusHeir<HTMLElement>();
  const seconds = useSeconds();
  const { title, text } = wordsOf(running);
  return (
    <>
      <Panel ref={marked} aria-label="Progress">
        <div role="status">
          <h3>{title}</h3>
          <p>{text} Processing may take up to 30 seconds.</p>
        </div>
        <ProgressBar
          label="Time taken"
          value={seconds}
          max={longestWait}
          valueText={`${String(seconds)} of up to ${String(longestWait)} seconds`}
        />
        <Foot>
          <span>{seconds <= longestWait ? `${String(seconds)} s` : 'This takes longer than usual'}</span>
          <Button onClick={onCancel}>Cancel</Button>
        </Foot>
      </Panel>
      <NextCard />
      <NextCard />
    </>
  );
}

/** Where a recommended position will be. */
function NextCard() {
  return (
    <Shape as="div" aria-hidden="true">
      <Skeleton width="46%" steps={5} />
      <Skeleton width="72%" />
      <Skeleton width="58%" steps={6} />
      <Skeleton width="30%" steps={6} />
    </Shape>
  );
}

function wordsOf(running: Running): { title: string; text: string } {
  switch (running.task) {
    case 'look':
      return { title: 'Looking for your resume', text: 'Your profile is checked for a resume.' };
    case 'match':
      return {
        title: 'Resume found',
        text: `${running.resume ? shortFileName(running.resume) : 'The resume in your profile'} is read and compared with the open job postings.`,
      };
    case 'upload':
      return {
        title: `Uploading ${shortFileName(running.resume)}`,
        text: 'The file is saved as the resume of your profile, read, and compared with the open job postings.',
      };
  }
}

/** Whole seconds since this is shown. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const began = Date.now();
    const clock = setInterval(() => setSeconds(Math.floor((Date.now() - began) / 1000)), 1000);
    return () => clearInterval(clock);
  }, []);
  return seconds;
}

const { color, space } = theme;

const Panel = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]};
  border: ${theme.border.strong};
  border-radius: ${theme.radius.card};
  background: ${color.surface};
  h3 {
    font-size: ${theme.type[16]};
  }
  p {
    color: ${color.ink2};
    font-size: ${theme.type[13]};
    overflow-wrap: anywhere;
  }
`;

const Shape = styled(CardSurface)`
  display: grid;
  gap: ${space[3]};
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  color: ${color.ink2};
  font-size: ${theme.type[13]};
  font-variant-numeric: tabular-nums;
`;
