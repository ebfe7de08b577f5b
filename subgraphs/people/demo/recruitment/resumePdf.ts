import { readFileSync } from 'node:fs';
import type { Resume } from './resumes.js';

/** The placeholder in the form, `resumeForm.pdf`, for a line of the resume. */
export const BLANK = '_'.repeat(90);

/** Letters that are no letter with a mark. */
const CROSSED: Readonly<Record<string, string>> = { Đ: 'D', đ: 'd', Ł: 'L', ł: 'l' };

/** The fonts that every reader of PDFs has know Latin-1 alone: other letters lose their marks. */
const latin = (text: string): string =>
  text.replace(
    /[^\u0000-\u00ff]/gu,
    (letter) => CROSSED[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, ''),
  );

const hex = (text: string): string => Buffer.from(text, 'latin1').toString('hex');

/** The form with its blanks filled in. It keeps its length, because the file says where its parts begin. */
export function resumePdf({ name, position, summary, experience, skills }: Resume): Buffer {
  const form = readFileSync(new URL('resumeForm.pdf', import.meta.url), 'latin1');
  const lines = [name, position, summary, experience, skills].values();
  const filled = form.replaceAll(hex(BLANK), () => {
    const line = latin(lines.next().value ?? '');
    return hex(line.slice(0, BLANK.length).padEnd(BLANK.length));
  });
  return Buffer.from(filled, 'latin1');
}
