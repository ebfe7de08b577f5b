import { readdirSync } from 'node:fs';
import { linesOf, readText, rowsOf } from '../../../kit/files/data.js';

// What people say, one sentence a line, one file a class. A file of `article` says under which heading of the
// article the sentences below a line `## Heading` are answered.

const HEADING = '## ';

const sentencesIn = (path: string): string[] =>
  linesOf(`Sentences ${path}`, readText(new URL(path, import.meta.url))).filter(
    (line) => !line.startsWith(HEADING),
  );

/** Classes of one file each. */
export const sentencesOf = (name: 'others' | 'orders' | 'deeds' | 'rule' | 'nothing'): string[] =>
  sentencesIn(`${name}.txt`);

/** The classes of a folder, by name: `leave-balance.txt` is "leave balance". */
export const classesIn = (folder: 'own' | 'talk' | 'article'): [string, string[]][] =>
  readdirSync(new URL(folder, import.meta.url))
    .sort()
    .map((file) => [file.replace(/\.txt$/, '').replaceAll('-', ' '), sentencesIn(`${folder}/${file}`)]);

/** What people type after something else, with what it is meant as: the label of a class, as `own:leave balance`. */
export const followingSentences = (): Record<'label' | 'before' | 'now', string>[] =>
  rowsOf('Sentences following.tsv', readText(new URL('following.tsv', import.meta.url)), [
    'label',
    'before',
    'now',
  ]);
