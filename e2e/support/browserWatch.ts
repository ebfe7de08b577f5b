import type { BrowserContext, Request } from '@playwright/test';

/** Looks over the shoulder of a whole browser: whatever no journey may ever show is noted. */
export interface BrowserWatch {
  /** Lets the console say this: for a test that breaks something on purpose. */
  allow: (words: RegExp) => void;
  /** The recorded errors that were not allowed, as sentences; empty after a good journey. */
  problems: () => Promise<string[]>;
}

/** @param origin the only address a page of the portal may talk to */
export function watchBrowser(context: BrowserContext, origin: string): BrowserWatch {
  const said: string[] = [];
  const allowed: RegExp[] = [];

  // A broken content policy is reported on the console as well.
  context.on('console', (message) => {
    if (message.type() === 'error')
      said.push(`The console said: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => said.push(`A script failed: ${error.error().message}`));
  context.on('request', (request) => {
    if (isForeign(request, origin)) said.push(`The page asked a foreign host: ${request.url()}`);
  });

  return {
    allow: (words) => void allowed.push(words),
    problems: async () => {
      const cookies = (await context.cookies()).map(({ name }) => `A cookie was set: ${name}`);
      return [...said.filter((sentence) => !allowed.some((words) => words.test(sentence))), ...cookies];
    },
  };
}

function isForeign(request: Request, origin: string): boolean {
  const url = new URL(request.url());
  return /^(https?|wss?):$/.test(url.protocol) && url.origin !== origin;
}
