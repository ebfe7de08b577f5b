import type { Pauses } from '../../../../domain/session/pauses';

/** An answer that the server does not have yet. */
export interface WaitingAnswer {
  questionId: number;
  answer: string;
  /** Grows with every answer, so that the server knows the newer one. */
  sequence: number;
}

/** The result of a sent answer: `later` without an answer of the server, `stop` once the exam is over for it. */
export type Sent = 'saved' | 'later' | 'stop';

export interface AnswerQueue {
  add: (answer: WaitingAnswer) => void;
  /** In the order in which they are sent. */
  waiting: () => readonly WaitingAnswer[];
  /** The server did not answer the last try. */
  isHeld: () => boolean;
  /** Sends nothing more. */
  end: () => void;
}

interface Parts {
  first: readonly WaitingAnswer[];
  send: (answer: WaitingAnswer) => Promise<Sent>;
  pauses: Pauses;
  onChange: () => void;
}

/**
 * Sends answers one after the other in the order in which they were given. Without an answer of the server it
 * tries the same one again after a pause, immediately when the network is back.
 */
export function createAnswerQueue({ first, send, pauses, onChange }: Parts): AnswerQueue {
  let waiting = [...first];
  let sending: WaitingAnswer | null = null;
  let isHeld = false;
  let isOver = false;

  async function sendAll() {
    for (let tries = 0; !isOver && waiting[0];) {
      sending = waiting[0];
      const sent = await send(sending);
      if (isOver) return;
      isHeld = sent === 'later';
      if (sent === 'stop') isOver = true;
      if (sent === 'saved') waiting = waiting.filter((one) => one !== sending);
      onChange();
      if (sent === 'later') await pauses.untilNextTry(tries);
      tries = sent === 'later' ? tries + 1 : 0;
    }
    sending = null;
  }
  const start = () => {
    if (!sending) void sendAll();
  };
  start();

  return {
    add: (answer) => {
      if (isOver) return;
      // Of two answers to one question only the newer has to arrive; one that is on its way stays.
      waiting = [...waiting.filter((one) => one === sending || one.questionId !== answer.questionId), answer];
      onChange();
      start();
    },
    waiting: () => waiting,
    isHeld: () => isHeld,
    end: () => {
      isOver = true;
      pauses.end();
    },
  };
}
