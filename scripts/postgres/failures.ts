import { fail } from '../../subgraphs/kit/service/startFailure.js';

const known: { sign: RegExp; sentence: (folder: string) => string }[] = [
  {
    sign: /No space left|ENOSPC|Disk quota exceeded|EDQUOT/i,
    sentence: (folder) => `The disk that holds ${folder} is full; free some space and start again.`,
  },
  {
    sign: /could not look up effective user ID/i,
    sentence: () =>
      'PostgreSQL cannot run under a user id without an account; run as an account of this system, or set DATABASE_URL.',
  },
  {
    sign: /EROFS|Read-only file system|ENOTDIR|ENOENT.*mkdir/i,
    sentence: (folder) =>
      `${folder} cannot be made, or is on a read-only disk; set DATA_DIR to a folder that can be written.`,
  },
  {
    sign: /shared memory|semaphores|Cannot allocate memory|ENOMEM/i,
    sentence: () =>
      'This machine has too little memory left for PostgreSQL; end other programs and start again, or set DATABASE_URL.',
  },
  {
    sign: /initialized by PostgreSQL version|incompatible with server/i,
    sentence: (folder) =>
      `${folder} was made by another version of PostgreSQL; keep it aside, or start afresh with \`npm run reset\`.`,
  },
  {
    sign: /EACCES|EPERM|Permission denied|Operation not permitted|wrong ownership|invalid permissions/i,
    sentence: (folder) =>
      `${folder} belongs to another account or cannot be entered; start as the account that made it, or set DATA_DIR to another folder.`,
  },
  {
    sign: /spawn \S+ ENOENT|error while loading shared libraries/i,
    sentence: () =>
      'The embedded PostgreSQL cannot run on this system (it needs glibc); set DATABASE_URL to a PostgreSQL 16 or newer.',
  },
  {
    sign: /could not locate a valid checkpoint|invalid (primary )?checkpoint|PANIC|could not open file "global|invalid data in file/i,
    sentence: (folder) =>
      `The database in ${folder} is damaged; put a copy in its place, or start afresh with \`npm run reset\`.`,
  },
];

/** Ends the start with the sentence that fits what PostgreSQL or the system said about `folder`. */
export function failWith(output: string, folder: string): never {
  const match = known.find(({ sign }) => sign.test(output));
  if (match) fail(match.sentence(folder));
  const last =
    output
      .trim()
      .split('\n')
      .findLast((line) => /FATAL|error|hint/i.test(line)) ?? output.trim().split('\n').at(-1);
  fail(
    `The embedded PostgreSQL does not start in ${folder} (${last || 'no reason given'}); look into its postgres.log, or set DATABASE_URL.`,
  );
}
