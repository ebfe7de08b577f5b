import type { IncomingMessage } from 'node:http';
import { PassThrough, pipeline } from 'node:stream';
import busboy from 'busboy';
import { PortalError } from '../../../subgraphs/kit/request/errors.js';
import { excessOf, requestProblem } from '../../limits/jsonExtent.js';

/**
 * The maximum number of places in the variables for the files of one form, and of steps in the path to such a
 * place.
 */
const MOST_PLACES = 10;
const MOST_STEPS = 4;
/** Operations and map come first; in bytes. */
const LONGEST_FIELD = 1_000_000;

const refused = (text: string) => new PortalError(text, 'BAD_USER_INPUT');

/** The error of a map of files to places; null for a valid one. graphql-upload checks its syntax. */
function problemOf(map: string): PortalError | null {
  const tooMany = refused(`Files may take at most ${MOST_PLACES} places.`);
  if (excessOf(map)) return tooMany;
  let places: unknown[];
  try {
    places = Object.values(JSON.parse(map) as object).flat();
  } catch {
    return null;
  }
  if (places.length > MOST_PLACES) return tooMany;
  const isLong = (place: unknown) =>
    typeof place === 'string' && place.split('.', MOST_STEPS + 1).length > MOST_STEPS;
  return places.some(isLong) ? refused(`The path to a file has at most ${MOST_STEPS} steps.`) : null;
}

/** Null for a form that graphql-upload cannot read either, and says so. */
function watch({ headers }: IncomingMessage): busboy.Busboy | null {
  try {
    return busboy({ headers, limits: { fieldSize: LONGEST_FIELD, fields: 2 } });
  } catch {
    return null;
  }
}

/**
 * Looks at a multipart GraphQL request before anyone reads it: graphql-upload bounds the files, but neither
 * the extent of the operations nor the places that files are put in, and writes every path step by step.
 * @returns the request again from its first byte. @throws BAD_USER_INPUT
 */
export function withBoundedMap(request: IncomingMessage): Promise<IncomingMessage> {
  const watcher = watch(request);
  if (!watcher) return Promise.resolve(request);
  return new Promise((resolve, reject) => {
    const seen: Buffer[] = [];
    let isDone = false;
    const look = (chunk: Buffer) => {
      seen.push(chunk);
      watcher.write(chunk);
    };
    const goOn = (problem: PortalError | null) => {
      if (isDone) return;
      isDone = true;
      request.off('data', look).pause();
      watcher.destroy();
      if (problem) return reject(problem);
      const whole = new PassThrough();
      for (const chunk of seen) whole.write(chunk);
      pipeline(request, whole, () => undefined);
      resolve(Object.assign(whole, { headers: request.headers }) as unknown as IncomingMessage);
    };
    watcher.on('field', (name, value) => {
      if (name === 'map') return goOn(problemOf(value));
      const problem = requestProblem(value);
      if (problem) goOn(problem);
    });
    // A form that is not in order is refused by graphql-upload, in its own words.
    watcher.on('file', (_name, stream) => {
      stream.on('error', () => undefined).resume();
      goOn(null);
    });
    watcher.on('error', () => goOn(null));
    request.on('data', look);
    request.once('end', () => goOn(null));
    request.once('close', () => goOn(null));
  });
}
