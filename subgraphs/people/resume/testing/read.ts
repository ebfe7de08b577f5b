import { Readable } from 'node:stream';
import { resumeText } from '../resumeText.service.js';

let nextPerson = 0;
/** The text of a resume that someone new has sent. */
export const read = (extension: string, content: Buffer | string) =>
  resumeText(
    { userId: (nextPerson += 1), pauses: true },
    async () => Readable.from([Buffer.from(content as Buffer)]),
    extension,
  );

export const LINES = ['Ada Example', 'Engineer, 2015-2024', 'TypeScript & PostgreSQL'];
