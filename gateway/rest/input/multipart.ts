import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { PortalError } from '../../../subgraphs/kit/request/errors.js';
import type { UploadReference } from '../../../subgraphs/kit/graphql/scalars.js';
import { JSON_LIMIT } from '../../doors/readBody.js';
import { Received } from './coerce.js';
import { invalid, refuse, Refusal, tooLarge } from '../answer/problems.js';
import type { FieldTexts } from '../answer/problems.js';

/** Each file has its own limit besides that of the request, and all text together that of a JSON body. */
const LIMITS = { fields: 100, fieldSize: JSON_LIMIT, files: 12, fieldNameSize: 100, parts: 112 };

/** Takes in a file under a name as someone sent it, path and all. */
export type ReceiveFile = (stream: Readable, name: string) => Promise<UploadReference>;

const unreadable = () =>
  refuse(
    400,
    'Multipart form parse error. The body could not be read.',
    { connection: 'close' },
    { code: 'parse_error' },
  );

function append(form: Record<string, unknown>, name: string, value: unknown): void {
  const present = Object.hasOwn(form, name) ? form[name] : undefined;
  form[name] =
    present === undefined
      ? value
      : Array.isArray(present)
        ? [...(present as unknown[]), value]
        : [present, value];
}

/** A problem of one file is said under the name of its part. */
function underName(error: unknown, name: string): unknown {
  const texts =
    error instanceof PortalError
      ? (error.extensions['fields'] as Record<string, string[]> | undefined)?.['nonFieldErrors']
      : undefined;
  return texts ? new Refusal(invalid({ [name]: texts })) : error;
}

/**
 * Reads a form part by part. Each wanted file goes straight to the store and is in the result as Received; nothing
 * is kept in memory. Files with unexpected names are discarded.
 * @param longest most bytes of the whole form
 * @param tooMany the message for too many files, by name of the field; otherwise a 413
 * @throws Refusal 400 or 413
 */
export async function readMultipart(
  message: IncomingMessage,
  wanted: ReadonlySet<string>,
  receive: ReceiveFile,
  longest: number,
  tooMany?: FieldTexts,
): Promise<Record<string, unknown>> {
  if (Number(message.headers['content-length'] ?? 0) > longest) throw tooLarge();
  const form: Record<string, unknown> = {};
  const files: { name: string; arriving: Promise<Received> }[] = [];
  await new Promise<void>((resolve, reject) => {
    const stop = (reason: Error) => {
      message.unpipe(parser);
      message.resume();
      reject(reason);
      // Ends the file that is arriving, so that its half is removed immediately.
      parser.destroy();
    };
    let parser: busboy.Busboy;
    try {
      // With its path, of which `receive` keeps the last part: busboy would make no name of "cv.pdf/", as if
      // no file had been chosen.
      parser = busboy({
        headers: message.headers,
        limits: LIMITS,
        defParamCharset: 'utf8',
        preservePath: true,
      });
    } catch {
      reject(unreadable());
      return;
    }
    let size = 0;
    message.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > longest) stop(tooLarge());
    });
    message.once('aborted', () => parser.destroy(unreadable()));
    let text = 0;
    parser.on('field', (name, value, { valueTruncated }) => {
      text += Buffer.byteLength(value);
      if (valueTruncated || text > JSON_LIMIT) return stop(tooLarge());
      // A file input left empty, too: busboy takes a part without a file name for a text unless its type is
      // that of bytes.
      if (wanted.has(name) && value.trim() === '') return;
      append(form, name, value);
    });
    parser.on('file', (name, stream, { filename }) => {
      // A file input left empty sends a part without a name.
      if (!filename || !wanted.has(name)) return void stream.on('error', () => undefined).resume();
      const arriving = receive(stream, filename).then((reference) => new Received(reference));
      arriving.catch((error: unknown) => stop(underName(error, name) as Error));
      files.push({ name, arriving });
    });
    for (const event of ['partsLimit', 'fieldsLimit'] as const) parser.on(event, () => stop(tooLarge()));
    parser.on('filesLimit', () => stop(tooMany ? new Refusal(invalid(tooMany)) : tooLarge()));
    parser.on('error', () => stop(unreadable()));
    parser.on('close', resolve);
    message.pipe(parser);
  });
  for (const { name, arriving } of files) append(form, name, await arriving);
  return form;
}
