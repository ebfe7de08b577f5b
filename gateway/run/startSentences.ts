import { StartFailure } from '../../subgraphs/kit/service/startFailure.js';

interface SystemError {
  code?: string;
  port?: number;
  message?: string;
}

/** Why the portal did not start, in one sentence that says what to do. */
export function sentenceFor(error: unknown): string {
  if (error instanceof StartFailure) return error.message;
  const { code, port, message } = error as SystemError;
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is taken. Stop what listens there, or choose another: PORT=4001 npm start`;
    case 'EACCES':
      return `this user may not listen on port ${port ?? '(unknown)'} or write to the data folder. Choose a port above 1024 and a DATA_DIR you own.`;
    case 'ENOSPC':
      return 'the disk is full. Free some space, or put DATA_DIR on another disk.';
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ENOENT':
    case 'ETIMEDOUT':
      return 'the database does not answer. Check DATABASE_URL, or unset it to use the embedded PostgreSQL.';
    case '28P01':
    case '28000':
      return 'the database refused the name or password in DATABASE_URL.';
    case '3D000':
      return 'the database named in DATABASE_URL does not exist. Create it, or name another.';
    case '42501':
      return 'the database user in DATABASE_URL may not create schemas. Grant it CREATE on the database.';
    default:
      return message ?? String(error);
  }
}
