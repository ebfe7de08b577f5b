import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import type { RequestContext } from '../../kit/request/context.js';
import { readDocument, TEXT_DOCUMENTS } from '../../kit/files/documents.js';
import type { DocumentRules } from '../../kit/files/documents.js';
import { Problems } from '../../kit/request/errors.js';
import { checkReferenceSeal } from '../../kit/files/files.js';
import { openStore } from '../../kit/files/fileStore.js';
import type { UploadReference } from '../../kit/graphql/scalars.js';
import { uploadResumeForRecommendationsLimits } from '../generated/limits.js';
import { profileResume, readStored } from '../resume/profileResume.service.js';

/** Identity keeps the file, under its own folder. */
const RULES: DocumentRules = {
  field: 'resume',
  folder: 'people',
  accepts: TEXT_DOCUMENTS,
  wrongType: 'Please select a valid file format (PDF, DOC, DOCX, TXT, RTF)',
  megabytes: uploadResumeForRecommendationsLimits.resume,
};

const MOST_KEPT = 1_000;

/** A resume to recommend for. */
export interface ResumeSource {
  name: string;
  /** With its dot, lower case. */
  extension: string;
  /** Hexadecimal, of its bytes. */
  sha256: string;
  open: () => Promise<Readable>;
  /** False once it was removed or replaced. */
  isThere: () => Promise<boolean>;
}

/** By key; what lies under a key of the store never changes. */
const knownHashes = new Map<string, string>();

async function hashOf(key: string, open: () => Promise<Readable>): Promise<string> {
  const known = knownHashes.get(key);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for await (const chunk of await open()) hash.update(chunk as Buffer);
  const sha256 = hash.digest('hex');
  knownHashes.set(key, sha256);
  if (knownHashes.size > MOST_KEPT) knownHashes.delete(knownHashes.keys().next().value ?? '');
  return sha256;
}

/** The resume in someone's profile, as far as the viewer may read it; null without one. */
export async function resumeOf(context: RequestContext, userId: number): Promise<ResumeSource | null> {
  const resume = await profileResume(context, userId);
  if (!resume) return null;
  const open = () => readStored(context, resume);
  return {
    name: resume.name,
    extension: extname(resume.key),
    sha256: await hashOf(resume.key, open),
    open,
    isThere: async () => (await openStore(context.config)).exists(resume.key),
  };
}

/** An uploaded resume, judged by type and size. @throws BAD_USER_INPUT on resume */
export async function uploadedResume(
  context: RequestContext,
  upload: UploadReference,
): Promise<ResumeSource> {
  checkReferenceSeal(upload, RULES.field, context.config);
  const store = await openStore(context.config);
  const problems = new Problems();
  await readDocument(store, upload, problems, RULES);
  problems.throwIfAny();
  return {
    name: upload.name,
    extension: extname(upload.name).toLowerCase(),
    sha256: upload.sha256,
    open: () => store.getStream(upload.key),
    isThere: () => store.exists(upload.key),
  };
}
