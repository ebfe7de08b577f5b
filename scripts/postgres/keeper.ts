import { setTimeout as wait } from 'node:timers/promises';
import { StartFailure } from '../../subgraphs/kit/service/startFailure.js';
import { isAlive } from './postmaster.js';
import { answers, bringUp, hasSocket, type RunningServer, type ServerPlan } from './server.js';

/** How long a server may be in trouble, and what follows. */
export interface Patience {
  /** Milliseconds without a server that stays up, before the process gives up. Default: two minutes. */
  giveUpMs?: number;
  /**
   * Called once, when the server is lost. Default: says why and ends the process with 1, for a supervisor to
   * act.
   */
  onLost?: (failure: Error) => void;
}

const lookMs = 250;
const longestAskMs = 10_000; // a process and a socket can be there without a server that answers
const answerMs = 3_000;
const longestPauseMs = 15_000;
const steadyMs = 10_000; // a server that lived so long was well; its end is a new trouble

/**
 * Watches the server, no matter who started it, and starts it again under the same address each time it has ended:
 * at once, then after growing pauses.
 */
export function keepAlive(
  plan: ServerPlan,
  first: RunningServer,
  patience: Patience = {},
): { end: () => Promise<void> } {
  const ending = new AbortController();
  const { giveUpMs = 120_000, onLost = leave } = patience;
  const watched = watch({ ...plan, socketFolder: first.socketFolder }, first, giveUpMs, ending.signal);
  const settled = watched.catch((failure: Error) => {
    if (!ending.signal.aborted) onLost(failure);
  });
  return {
    end: async () => {
      ending.abort();
      await settled;
    },
  };
}

async function watch(
  plan: ServerPlan,
  first: RunningServer,
  giveUpMs: number,
  ending: AbortSignal,
): Promise<void> {
  let server = first;
  let attempts = 0;
  let giveUp = ending;
  while (!ending.aborted) {
    const since = performance.now();
    if (!(await hasEnded(server, giveUpMs, ending))) return;
    if (attempts === 0 || performance.now() - since > steadyMs) {
      attempts = 0;
      giveUp = AbortSignal.any([ending, AbortSignal.timeout(giveUpMs)]);
    }
    let printed = '';
    for (let next: RunningServer | null = null; !next; attempts += 1) {
      if (attempts > 0) await pause(Math.min(lookMs * 2 ** (attempts - 1), longestPauseMs), giveUp);
      if (giveUp.aborted) throw lost(plan, giveUpMs, printed);
      next = await bringUp(plan, giveUp).catch((error: Error) => {
        if (error.message !== printed) process.stderr.write(`${error.message}\n`);
        printed = error.message;
        return null;
      });
      server = next ?? server;
    }
  }
}

/**
 * Waits until the server is gone; false when the watch ends first. @throws StartFailure when it only hangs,
 * for too long
 */
async function hasEnded(
  { pid, socketFolder }: RunningServer,
  giveUpMs: number,
  ending: AbortSignal,
): Promise<boolean> {
  const askMs = Math.min(longestAskMs, giveUpMs / 4);
  let asked = performance.now();
  let answered = asked;
  for (; isAlive(pid) && hasSocket(socketFolder); await pause(lookMs, ending)) {
    if (ending.aborted) return false;
    if (performance.now() - asked < askMs) continue;
    asked = performance.now();
    // A suspended server continues when it is woken, so it is not killed.
    if (await answers(socketFolder, Math.min(askMs, answerMs))) answered = performance.now();
    else if (performance.now() - answered > giveUpMs) throw hung(pid, giveUpMs);
  }
  return !ending.aborted;
}

/** Resolves early when the signal comes, and keeps no process from ending. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
}

function hung(pid: number, giveUpMs: number): StartFailure {
  const seconds = Math.round(giveUpMs / 1000);
  return new StartFailure(
    `The embedded PostgreSQL (process ${pid}) lives but has not answered for ${seconds} seconds; stop that process. ` +
      'This process ends now, so that whatever watches over it starts it again.',
  );
}

function lost({ cluster }: ServerPlan, giveUpMs: number, reason: string): StartFailure {
  const seconds = Math.round(giveUpMs / 1000);
  const why = reason || 'It ended again after each start; look into its postgres.log.';
  return new StartFailure(
    `The embedded PostgreSQL in ${cluster} ended and did not stay up within ${seconds} seconds. ${why} ` +
      'This process ends now, so that whatever watches over it starts it again.',
  );
}

function leave({ message }: Error): void {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}
