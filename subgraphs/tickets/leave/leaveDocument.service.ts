import type { Disk } from 'flydrive';
import type { RequestContext } from '../../kit/context.js';
import { readDocument, TEXT_DOCUMENTS } from '../../kit/documents.js';
import type { DocumentRules } from '../../kit/documents.js';
import type { Problems } from '../../kit/errors.js';
import { checkReferenceSeal, claimFile, discardFiles, linkPath } from '../../kit/files.js';
import type { StoredFile } from '../../kit/files.js';
import { openStore } from '../../kit/fileStore.js';
import type { Transaction } from '../../kit/queryable.js';
import { requireRoom } from '../../kit/quota.js';
import type { UploadReference } from '../../kit/scalars.js';
import type { HeldFile } from '../ticket/ticket.loader.js';

const RULES: DocumentRules = {
  field: 'supportingDocument',
  folder: 'tickets',
  accepts: [...TEXT_DOCUMENTS, '.jpeg', '.jpg', '.png'],
  wrongType: 'Please select a valid file format (PDF, DOC, DOCX, TXT, RTF, JPEG, PNG)',
  megabytes: 10,
};

const LINK_SECONDS = 300;

/** A link for whoever may read the request (L7 as 5j widens it: owner, HR, Administrators, the direct manager). */
export function documentLink({ key, name, contentType }: HeldFile, context: RequestContext): string {
  return linkPath('tickets', { key, name, contentType, inline: false, expires: Math.floor(Date.now() / 1000) + LINK_SECONDS }, context.config);
}

/** An uploaded document on its way to a request. */
export interface GivenDocument {
  store: Disk;
  upload: UploadReference;
  file: StoredFile;
}

/**
 * Judges the upload, then runs `work` with it; afterwards the upload itself is gone, taken or refused: the request has a copy
 * of its own. @throws BAD_USER_INPUT on supportingDocument
 */
export async function withDocument<Result>(context: RequestContext, upload: UploadReference | null | undefined, problems: Problems, work: (document: GivenDocument | null) => Promise<Result>): Promise<Result> {
  if (!upload) {
    problems.throwIfAny();
    return work(null);
  }
  checkReferenceSeal(upload, RULES.field, context.config);
  const store = await openStore(context.config);
  try {
    const file = await readDocument(store, upload, problems, RULES);
    problems.throwIfAny();
    return await work(file && { store, upload, file });
  } finally {
    await discardFiles(store, [upload.key]);
  }
}

/** Makes the document the owner's own within the transaction. @returns what the request's row keeps */
export async function keepDocument(tx: Transaction, userId: number, { store, upload, file }: GivenDocument): Promise<HeldFile> {
  const owner = `user:${userId}`;
  await tx.query(`select pg_advisory_xact_lock(hashtext('files'), $1)`, [userId]); // two uploads at once count each other
  await requireRoom(tx, owner, RULES.field, file.size);
  await claimFile(tx, store, { ...file, owner, sha256: upload.sha256, content: { from: upload.key } });
  return { key: file.key, name: file.name, contentType: file.contentType };
}
