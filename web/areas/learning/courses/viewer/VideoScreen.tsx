import { useEffect, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';

import type { CourseProgressInput } from '../../../../generated/graphql';
import { theme } from '../../../../ui/theme';
import { screenSize } from './screenSize';
import { useVideoProgress } from './useVideoProgress';

interface Props {
  title: string;
  /** Whole address of the video. */
  source: string;
  /** Whole address of the captions. */
  captions: string | null;
  /** Second at which it begins. */
  startAt: number;
  /** It continues by itself, since it was playing when it failed. */
  isPlaying: boolean;
  speed: number;
  onSave: (save: CourseProgressInput) => void;
  onFail: (video: HTMLVideoElement) => void;
}

/** The browser's own player with keys, which tells how far the person is. */
export function VideoScreen({ title, source, captions, startAt, isPlaying, speed, onSave, onFail }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const progress = useVideoProgress({ video, startAt, onSave });
  useEffect(() => {
    if (video.current) video.current.playbackRate = speed;
  }, [speed]);

  const press = (event: KeyboardEvent) => {
    const element = video.current;
    if (!element || event.ctrlKey || event.metaKey || event.altKey) return;
    const action = keys[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action(element);
  };

  return (
    <Screen
      ref={video}
      src={source}
      // The API sends files to another origin only if the request has one.
      crossOrigin={source.startsWith('/') ? undefined : 'anonymous'}
      controls
      autoPlay={isPlaying}
      preload="metadata"
      playsInline
      aria-label={title}
      aria-keyshortcuts="K J L M F"
      onKeyDown={press}
      onError={({ currentTarget }) => onFail(currentTarget)}
      {...progress}
    >
      {captions !== null && <track kind="captions" src={captions} srcLang="en" label="English" default />}
    </Screen>
  );
}

const jump = (by: number) => (video: HTMLVideoElement) => {
  video.currentTime = Math.min(video.duration || 0, Math.max(0, video.currentTime + by));
};

/** Keyboard shortcuts in addition to those of the browser's own player. */
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

const Screen = styled.video`
  ${screenSize}
  border-radius: ${theme.radius.control};
  background: ${theme.color.panel};
`;
