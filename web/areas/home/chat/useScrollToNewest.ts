import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

import type { ChatMessage } from './conversation';

/** Pixels from the end within which one still reads the end. */
const near = 48;

interface Scrolling {
  /** The box that scrolls. */
  log: RefObject<HTMLDivElement | null>;
  list: RefObject<HTMLUListElement | null>;
  onScroll: () => void;
}

/**
 * Keeps the end of a conversation in sight. Of an answer that is longer than the room its beginning is shown; whoever has scrolled
 * back to read stays there, until they say something themselves.
 */
export function useScrollToNewest(messages: readonly ChatMessage[], isWaiting: boolean): Scrolling {
  const log = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isAtEnd = useRef(true);

  useLayoutEffect(() => {
    const { current } = log;
    const newest = messages.at(-1);
    if (!current || !newest || (newest.sender === 'ai' && !isAtEnd.current)) return;
    const end = current.scrollHeight - current.clientHeight;
    const start = newest.sender === 'ai' ? (list.current?.lastElementChild as HTMLElement | null)?.offsetTop : undefined;
    current.scrollTop = start === undefined ? end : Math.min(end, start - near / 2);
  }, [messages, isWaiting]);

  // The box below grows with what is typed, and this room shrinks.
  useEffect(() => {
    const { current } = log;
    if (!current || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => { if (isAtEnd.current) current.scrollTop = current.scrollHeight; });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const { current } = log;
    if (current) isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < near;
  };
  return { log, list, onScroll };
}
