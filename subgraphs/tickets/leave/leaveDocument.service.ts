import type { Disk } from 'flydrive';
import type { RequestContext } from '../../kit/request/context.js';
import { JPEGS, readDocument, TEXT_DOCUMENTS } from '../../kit/files/documents.js';
import type { DocumentRules } from '../../kit/files/documents.js';
import type { Problems } from '../../kit/request/errors.js';
import { checkReferenceSeal, claimFile, discardFiles, linkPath } from '../../kit/files/files.js';
import type { StoredFile } from '../../kit/files/files.js';
import { openStore } from '../../kit/files/fileStore.js';
import type { Transaction } from '../../kit/postgres/queryable.js';
import { requireRoom } from '../../kit/request/limits/quota.js';
import type { UploadReference } from '../../kit/graphql/scalars.js';
import { LeaveRequestInputLimits } from '../generated/limits.js';
import type { HeldFile } from '../ticket/ticket.row.js';

const RULES: DocumentRules = {
  field: 'supportingDocument',
  folder: 'tickets',
  accepts: [...TEXT_DOCUMENTS, ...JPEGS, '.png'],
  wrongType: 'Please select a valid file format (PDF, DOC, DOCX, TXT, RTF, JPEG, PNG)',
  megabytes: LeaveRequestInputLimits.supportingDocument,
};

const LINK_SECONDS = 300;

/**
 * A link for a person who may read the request (L7 as 5j widens it: owner, HR, Administrators, the direct manager).
 */
export function documentLink({ key, name, contentType }: HeldFile, context: RequestContext): string {
  return linkPath(
    'tickets',
    { key, name, contentType, inline: false, expires: Math.floor(Date.now() / 1000) + LINK_SECONDS },
    context.config,
  );
}

/** An uploaded document on its way to a request: judged, and under the name it will be kept by. */
export interface GivenDocument extends StoredFile {
  store: Disk;
  upload: UploadReference;
}

/** Checks the upload, then runs `work` with it. @throws BAD_USER_INPUT on supportingDocument and for `problems` */
export async function withDocument<Result>(
  context: RequestContext,
  upload: UploadReference | null | undefined,
  problems: Problems,
  work: (document: GivenDocument | null) => Promise<Result>,
): Promise<Result> {
  let document: GivenDocument | null = null;
  if (upload) {
    checkReferenceSeal(upload, RULES.field, context.config);
    const store = await openStore(context.config);
    const file = await readDocument(store, upload, problems, RULES);
    document = file && { ...file, store, upload };
  }
  problems.throwIfAny();
  return work(document);
}

/** The columns of a request's document. */
export const documentValue = (file: HeldFile | null): string | null =>
  file && JSON.stringify({ key: file.key, name: file.name, contentType: file.contentType });

/**
 * Makes the document the owner's own, within the transaction of its request. @throws BAD_USER_INPUT when the
 * owner has too many files
 */
export async function keepDocument(
  tx: Transaction,
  userId: number,
  { store, upload, ...file }: GivenDocument,
): Promise<void> {
  const owner = `user:${userId}`;
  await requireRoom(tx, owner, RULES.field, file.size);
  await claimFile(tx, store, { ...file, owner, sha256: upload.sha256, content: { from: upload.key } });
}

/** Gives its room back, within the transaction. */
export async function forgetDocument(tx: Transaction, { key }: HeldFile): Promise<void> {
  await tx.query('delete from file where key = $1', [key]);
}

/** Removes the bytes once that is committed. */
export async function discardDocument(context: RequestContext, document: HeldFile | null): Promise<void> {
  if (document) await discardFiles(await openStore(context.config), [document.key]);
}
