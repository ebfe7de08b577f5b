import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import type { ChatMessage } from '../conversation';

/** Pixels from the end within which one still reads the end. */
const near = 48;

interface Scrolling {
  /** The box that scrolls. */
  log: RefObject<HTMLDivElement | null>;
  list: RefObject<HTMLUListElement | null>;
  onScroll: () => void;
  /** An answer has come below while one was reading further up. */
  hasNewBelow: boolean;
  showNewest: () => void;
}

/**
 * Keeps the end of a conversation visible. Of an answer longer than the panel its beginning is shown, below a short
 * question; a person who has scrolled back stays there, until they send a message.
 */
export function useScrollToNewest(messages: readonly ChatMessage[], isWaiting: boolean): Scrolling {
  const log = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isAtEnd = useRef(true);
  /**
   * The newest message when the person scrolled away from the end; null at the end. It is ignored once the person
   * has asked again.
   */
  const [left, setLeft] = useState<number | null>(null);
  const newest = messages.at(-1);
  const lastAsked = messages.findLast(({ sender }) => sender === 'user')?.key ?? 0;
  const isAway = left !== null && left >= lastAsked;

  useLayoutEffect(() => {
    if (newest && (newest.sender === 'user' || isAtEnd.current))
      scrollToNewest(log.current, list.current, newest);
  }, [newest, isWaiting]);

  // The box below grows with its text, and this room shrinks.
  useEffect(() => {
    const { current } = log;
    if (!current || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) current.scrollTop = current.scrollHeight;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const { current } = log;
    if (!current) return;
    isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < near;
    if (isAtEnd.current) setLeft(null);
    else if (!isAway) setLeft(newest?.key ?? null);
  };
  const showNewest = () => {
    if (!newest) return;
    scrollToNewest(log.current, list.current, newest);
    setLeft(newest.key);
  };
  return {
    log,
    list,
    onScroll,
    hasNewBelow: isAway && newest !== undefined && newest.key > left,
    showNewest,
  };
}

/** Share of the room that a question may have above its answer. */
const mostOfQuestion = 1 / 3;

/**
 * To the end, or to the beginning of an answer that is longer than the room: there with the question above
 * it, when that is short.
 */
function scrollToNewest(log: HTMLElement | null, list: HTMLElement | null, { sender }: ChatMessage): void {
  if (!log) return;
  const end = log.scrollHeight - log.clientHeight;
  const answer = sender === 'ai' ? (list?.lastElementChild as HTMLElement | null) : null;
  const question = answer?.previousElementSibling as HTMLElement | null | undefined;
  const isShort = question ? question.offsetHeight <= log.clientHeight * mostOfQuestion : false;
  const start = (isShort ? question : answer)?.offsetTop;
  log.scrollTop = start === undefined ? end : Math.min(end, start - near / 2);
}
