/**
 * A reason why the portal cannot start, in sentences a person can act on.
 * A person who starts a process prints `message` alone (no stack) and leaves with exit code 1.
 */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** Stops the start with one sentence about the error and its remedy. */
export function fail(sentence: string): never {
  throw new StartFailure(sentence);
}
