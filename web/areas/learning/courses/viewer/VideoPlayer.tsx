import { useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';

import { useFileAddress } from '../../../../domain/files/useFileAddress';
import type { CourseProgressInput } from '../../../../generated/graphql';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { Select } from '../../../../ui/form/Select';
import { theme } from '../../../../ui/theme';
import { useVideoProgress } from './useVideoProgress';

interface Props {
  title: string;
  /** Address of the video. */
  address: string;
  /** Address of the captions. */
  captions: string | null;
  /** Second at which the person stopped last. */
  startAt: number;
  onSave: (save: CourseProgressInput) => void;
}

const speeds = ['0.75', '1', '1.25', '1.5', '2'].map((value) => ({ value, label: `${value}×` }));

/** A video of our own with captions, speed and keys, which goes on where the person stopped [C2.60, C4.42, C4.43]. */
export function VideoPlayer({ title, address, captions, startAt, onSave }: Props) {
  const whole = useFileAddress();
  const source = whole(address);
  const video = useRef<HTMLVideoElement>(null);
  const [from] = useState(startAt);
  const [speed, setSpeed] = useState('1');
  const [failed, setFailed] = useState(false);
  const progress = useVideoProgress({ video, startAt: from, onSave });

  const press = (event: KeyboardEvent) => {
    const element = video.current;
    if (!element || event.ctrlKey || event.metaKey || event.altKey) return;
    const deed = keys[event.key.toLowerCase()];
    if (!deed) return;
    event.preventDefault();
    deed(element);
  };

  if (failed) {
    return (
      <ErrorState
        text="The video could not be played. Check your connection and try again."
        retryLabel="Retry"
        onRetry={() => setFailed(false)}
      />
    );
  }
  return (
    <Player>
      <Screen
        ref={video}
        src={source}
        // From the origin of the API a file comes only to those who say where they are.
        crossOrigin={source.startsWith('/') ? undefined : 'anonymous'}
        controls
        preload="metadata"
        playsInline
        aria-label={title}
        aria-keyshortcuts="K J L M F"
        onKeyDown={press}
        onError={() => setFailed(true)}
        {...progress}
      >
        {captions !== null && (
          <track kind="captions" src={whole(captions)} srcLang="en" label="English" default />
        )}
      </Screen>
      <Below>
        <Select
          compact
          label="Speed"
          options={speeds}
          value={speed}
          onChange={(next) => {
            setSpeed(next);
            if (video.current) video.current.playbackRate = Number(next);
          }}
        />
        <span>Keys: K plays and pauses, J and L jump 10 seconds, M mutes, F fills the screen.</span>
      </Below>
    </Player>
  );
}

const jump = (by: number) => (video: HTMLVideoElement) => {
  video.currentTime = Math.min(video.duration || 0, Math.max(0, video.currentTime + by));
};

/** What the keys do besides those that the browser's own player knows. */
const keys: Readonly<Record<string, (video: HTMLVideoElement) => void>> = {
  k: (video) => void (video.paused ? video.play().catch(() => undefined) : video.pause()),
  j: jump(-10),
  l: jump(10),
  m: (video) => (video.muted = !video.muted),
  f: (video) =>
    void (document.fullscreenElement ? document.exitFullscreen() : video.requestFullscreen()).catch(
      () => undefined,
    ),
};

const Player = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;

const Screen = styled.video`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${theme.radius.control};
  background: ${theme.color.panel};
`;

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  color: ${theme.color.ink3};
  font-size: ${theme.type[12]};
`;
