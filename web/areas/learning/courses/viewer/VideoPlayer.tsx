import { useState } from 'react';
import styled from 'styled-components';

import { useFileAddress } from '../../../../domain/files/useFileAddress';
import type { CourseProgressInput } from '../../../../generated/graphql';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { Select } from '../../../../ui/form/choice/Select';
import { theme } from '../../../../ui/theme';
import type { Material } from './courseContent';
import { VideoScreen } from './VideoScreen';

type Video = Extract<Material, { kind: 'video' }>;

interface Props {
  title: string;
  video: Video;
  /** Asks for it again, since its link may have ended. */
  onRenew: () => Promise<Material | undefined>;
  /** Second at which the person stopped last. */
  startAt: number;
  onSave: (save: CourseProgressInput) => void;
}

const speeds = ['0.75', '1', '1.25', '1.5', '2'].map((value) => ({ value, label: `${value}×` }));

/** A video of our own with captions, speed and keys, which continues where the person stopped. */
export function VideoPlayer({ title, video, onRenew, startAt, onSave }: Props) {
  const whole = useFileAddress();
  // A link that is renewed meanwhile does not stop the playing video.
  const [source, setSource] = useState(video);
  const [from, setFrom] = useState({ second: startAt, isPlaying: false });
  const [speed, setSpeed] = useState('1');
  const [failed, setFailed] = useState(false);

  const retry = async () => {
    const renewed = await onRenew().catch(() => undefined);
    if (renewed?.kind === 'video') setSource(renewed);
    setFailed(false);
  };

  if (failed) {
    return (
      <ErrorState
        text="The video could not be played. Check your connection and try again."
        retryLabel="Retry"
        onRetry={() => void retry()}
      />
    );
  }
  return (
    <Player>
      <VideoScreen
        title={title}
        source={whole(source.address)}
        captions={source.captions === null ? null : whole(source.captions)}
        startAt={from.second}
        isPlaying={from.isPlaying}
        speed={Number(speed)}
        onSave={onSave}
        onFail={({ currentTime, paused }) => {
          // Retry continues at the same position; a video that never loaded has none.
          setFrom((before) => ({ second: currentTime || before.second, isPlaying: !paused }));
          setFailed(true);
        }}
      />
      <Below>
        <Select compact label="Speed" options={speeds} value={speed} onChange={setSpeed} />
        <Keys>Keys: K plays and pauses, J and L jump 10 seconds, M mutes, F fills the screen.</Keys>
      </Below>
    </Player>
  );
}

const Player = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  color: ${theme.color.ink3};
  font-size: ${theme.type[12]};
`;

/** Only on devices with a keyboard, as far as the device says. */
const Keys = styled.span`
  @media (hover: none) {
    display: none;
  }
`;
