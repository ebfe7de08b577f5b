import { createHash, randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import type { Disk } from 'flydrive';
import type { RequestContext } from '../../../kit/request/context.js';
import { readDocument, TEXT_DOCUMENTS } from '../../../kit/files/documents.js';
import type { DocumentRules } from '../../../kit/files/documents.js';
import { conflict } from '../../../kit/request/errors.js';
import type { Problems } from '../../../kit/request/errors.js';
import { checkReferenceSeal, claimFile, discardFiles, linkPath } from '../../../kit/files/files.js';
import type { StoredFile } from '../../../kit/files/files.js';
import { openStore } from '../../../kit/files/fileStore.js';
import type { Transaction } from '../../../kit/postgres/queryable.js';
import { requireRoom } from '../../../kit/request/limits/quota.js';
import type { UploadReference } from '../../../kit/graphql/scalars.js';
import { requireViewer } from '../../../kit/request/viewer.js';
import { JobApplicationInputLimits } from '../../generated/limits.js';
import { profileResume, readStored } from '../../resume/profileResume.service.js';
import type { ApplicationRow } from '../application.loader.js';

const RULES: DocumentRules = {
  field: 'resume',
  folder: 'people',
  accepts: TEXT_DOCUMENTS,
  wrongType: 'Please select a valid file format (PDF, DOC, DOCX, TXT, RTF)',
  megabytes: JobApplicationInputLimits.resume,
};

const LINK_SECONDS = 300;

/** A link for a person who may read the application. */
export function resumeLink(
  { key, name, contentType }: ApplicationRow['resume'],
  context: RequestContext,
): string {
  return linkPath(
    'people',
    { key, name, contentType, inline: false, expires: Math.floor(Date.now() / 1000) + LINK_SECONDS },
    context.config,
  );
}

/** A resume on its way to an application: judged, and under the name it will be kept by. */
export interface GivenResume extends StoredFile {
  store: Disk;
  /** Where its bytes are now. */
  from: string;
  sha256: string;
}

/**
 * What comes with an application in the resume's place: a file, or the wish to send the one in the profile.
 */
interface ResumeInput {
  resume?: UploadReference | null;
  profileResume?: boolean | null;
}

async function uploaded(
  context: RequestContext,
  upload: UploadReference,
  problems: Problems,
): Promise<GivenResume | null> {
  checkReferenceSeal(upload, RULES.field, context.config);
  const store = await openStore(context.config);
  const file = await readDocument(store, upload, problems, RULES);
  return file && { ...file, store, from: upload.key, sha256: upload.sha256 };
}

async function fromProfile(context: RequestContext, problems: Problems): Promise<GivenResume | null> {
  const resume = await profileResume(context, requireViewer(context).userId);
  if (!resume) {
    problems.add(RULES.field, 'There is no resume in your profile.');
    return null;
  }
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of await readStored(context, resume)) {
    hash.update(chunk as Buffer);
    size += (chunk as Buffer).length;
  }
  const { key: from, name, contentType } = resume;
  return {
    key: `${RULES.folder}/${randomUUID()}${extname(from)}`,
    name,
    contentType,
    size,
    store: await openStore(context.config),
    from,
    sha256: hash.digest('hex'),
  };
}

/**
 * The resume of a new application; a file is ignored if the profile's resume is to be sent. It is read last, and
 * earlier `problems` are thrown with its own. @throws BAD_USER_INPUT on `resume` and the other fields
 */
export async function requireResume(
  context: RequestContext,
  { resume, profileResume: isFromProfile }: ResumeInput,
  problems: Problems,
): Promise<GivenResume> {
  if (!resume && !isFromProfile) problems.add(RULES.field, 'No file was submitted.');
  const upload = isFromProfile ? null : resume;
  const given = upload
    ? await uploaded(context, upload, problems)
    : isFromProfile
      ? await fromProfile(context, problems)
      : null;
  problems.throwIfAny();
  return given as GivenResume; // null has its problem
}

/**
 * Waits for whatever else this person keeps just now, and counts it. @throws BAD_USER_INPUT on `resume` when
 * they keep too many files
 */
export function requireResumeRoom(tx: Transaction, userId: number, { size }: GivenResume): Promise<void> {
  return requireRoom(tx, ownerOf(userId), RULES.field, size);
}

const ownerOf = (userId: number) => `application:${userId}`;

/**
 * Makes a copy of the file the application's own, within its transaction. @throws CONFLICT when it was
 * removed from the profile meanwhile
 */
export async function keepResume(
  tx: Transaction,
  userId: number,
  { store, from, ...file }: GivenResume,
): Promise<void> {
  try {
    await claimFile(tx, store, { ...file, owner: ownerOf(userId), content: { from } });
  } catch (error) {
    throw (await store.exists(from)) ? error : conflict('The resume was just removed. Please try again.');
  }
}

/** Gives their room back, within the transaction, once no application names them any more. */
export async function forgetResumes(tx: Transaction, keys: readonly string[]): Promise<void> {
  await tx.query('delete from file where key = any($1::text[])', [keys]);
}

/** Removes the bytes once that is committed. */
export async function discardResumes(context: RequestContext, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await discardFiles(await openStore(context.config), keys);
}
