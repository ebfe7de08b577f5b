import type { Disk } from 'flydrive';
import type { RequestContext } from '../../kit/request/context.js';
import type { Transaction } from '../../kit/postgres/queryable.js';
import { Problems } from '../../kit/request/errors.js';
import { readDocument, TEXT_DOCUMENTS } from '../../kit/files/documents.js';
import type { DocumentRules } from '../../kit/files/documents.js';
import { checkReferenceSeal, claimFile, discardFiles } from '../../kit/files/files.js';
import { requireRoom } from '../../kit/request/limits/quota.js';
import { openStore } from '../../kit/files/fileStore.js';
import type { UploadReference } from '../../kit/graphql/scalars.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { UpdateProfileInputLimits } from '../generated/limits.js';
import type { UpdateProfileInput } from '../generated/schema.js';
import { database } from '../database.js';
import { countOwnRequest } from '../session/attempt.service.js';
import { requireOwnPassword } from '../session/ownPassword.service.js';
import { tellOfNewAddress } from '../account/account.service.js';
import { askForAddress, mailConfirmation } from '../account/emailChange.service.js';
import type { AskedAddress } from '../account/emailChange.service.js';
import { changePerson, readPerson } from '../user/person.service.js';
import type { PersonFacts } from '../user/person.service.js';
import { requireUser } from '../user/user.service.js';
import type { UserRow } from '../user/user.service.js';
import { drawPreview, readPhoto } from './photo.service.js';

const RESUME: DocumentRules = {
  field: 'resume',
  folder: 'identity',
  accepts: TEXT_DOCUMENTS,
  wrongType: 'Please select a valid file format (PDF, DOC, DOCX, TXT, RTF)',
  megabytes: UpdateProfileInputLimits.resume,
};

const FILES = ['resume', 'profilePicture'] as const;

/**
 * Sets the account's file, or removes it. @returns the key of the former file, which is deleted after the commit
 */
async function replaceFile(
  tx: Transaction,
  userId: number,
  column: 'photo_key' | 'resume_key',
  key: string | null,
): Promise<string[]> {
  const before = await tx.one<{ key: string | null }>(
    `select ${column} as key from user_account where id = $1 for update`,
    [userId],
  );
  await tx.query(`update user_account set ${column} = $2 where id = $1`, [userId, key]);
  if (before?.key) await tx.query('delete from file where key = $1', [before.key]);
  await tx.audit({
    action: column === 'photo_key' ? 'profile.photo' : 'profile.resume',
    objectType: 'user',
    objectId: userId,
    after: { isRemoved: key === null },
  });
  return before?.key ? [before.key] : [];
}

interface Changed {
  user: UserRow;
  /** The address before, when it changed. */
  oldEmail: string | null;
  /** Keys of files that are no longer referenced. */
  replaced: string[];
}

/**
 * For a new address the password, or a mail that is counted.
 * @returns the hash that the right password belongs to, or null
 */
async function proveOwner(
  context: RequestContext,
  userId: number,
  email: string | undefined,
  password: UpdateProfileInput['currentPassword'],
): Promise<string | null> {
  if (email === undefined) return null;
  const present = await database.one<{ email: string }>('select email from user_account where id = $1', [
    userId,
  ]);
  if (!present || present.email === email) return null;
  if (password) return requireOwnPassword(context, password);
  await countOwnRequest('email-change', userId);
  return null;
}

interface Renamed {
  /** The address before, when it changed. */
  oldEmail: string | null;
  /** What waits for a link now. */
  asked: AskedAddress | null;
}

/** Names immediately; a new address only while the password is still the proven one, else by a link (5j). */
async function changeFacts(
  tx: Transaction,
  userId: number,
  given: Partial<PersonFacts>,
  provenHash: string | null,
): Promise<Renamed> {
  const { email, ...names } = given;
  const before = await tx.one<{ email: string; passwordHash: string }>(
    'select email, password_hash as "passwordHash" from user_account where id = $1 for update',
    [userId],
  );
  const waits = email !== undefined && email !== before?.email && provenHash !== before?.passwordHash;
  const oldEmail = await changePerson(tx, userId, waits ? names : given);
  return { oldEmail, asked: waits ? await askForAddress(tx, userId, email) : null };
}

const pictureOwner = (context: RequestContext) => ({
  userId: requireViewer(context).userId,
  pauses: context.config.limits.enabled,
});

async function change(context: RequestContext, store: Disk, input: UpdateProfileInput): Promise<UserRow> {
  const { userId } = requireViewer(context);
  // A repeat under the same Idempotency-Key has no picture drawn again.
  const known = await database.stored<Changed>(context);
  if (known) return known.user;
  const problems = new Problems();
  const given = readPerson(input, problems);
  const resume =
    input.resume && problems.isClean('resume')
      ? await readDocument(store, input.resume, problems, RESUME)
      : null;
  const photo =
    input.profilePicture && problems.isClean('profilePicture')
      ? await readPhoto(pictureOwner(context), store, input.profilePicture, problems)
      : null;
  problems.throwIfAny();
  const provenHash = await proveOwner(context, userId, given.email, input.currentPassword);

  // Beside the stored answer: the secret of the link is in nothing that is stored.
  const here: { isDone: boolean; asked: AskedAddress | null } = { isDone: false, asked: null };
  const { user, oldEmail, replaced } = await database.write(context, async (tx): Promise<Changed> => {
    here.isDone = true;
    const { oldEmail, asked } = await changeFacts(tx, userId, given, provenHash);
    here.asked = asked;
    const owner = `user:${userId}`;
    const replaced: string[] = [];
    if (input.resume !== undefined)
      replaced.push(...(await replaceFile(tx, userId, 'resume_key', resume?.key ?? null)));
    if (input.profilePicture !== undefined)
      replaced.push(...(await replaceFile(tx, userId, 'photo_key', photo?.key ?? null)));
    if (resume) await requireRoom(tx, owner, 'resume', resume.size);
    if (resume && input.resume)
      await claimFile(tx, store, {
        ...resume,
        owner,
        sha256: input.resume.sha256,
        content: { from: input.resume.key },
      });
    if (photo) await requireRoom(tx, owner, 'profilePicture', photo.size);
    if (photo) await claimFile(tx, store, { ...photo, owner });
    return { user: await requireUser(tx, userId), oldEmail, replaced };
  });
  context.effects.viewersChanged.add(userId);
  await discardFiles(store, replaced);
  // Of two at the same time the later gets the answer of the first without running, and sends no events.
  if (here.isDone && oldEmail !== null) tellOfNewAddress(context, oldEmail);
  if (here.isDone && here.asked) mailConfirmation(context, here.asked);
  return user;
}

/**
 * Changes the viewer's own profile; all of it or nothing. The profile gets its own copies of uploads, which belong
 * to the gateway. @throws BAD_USER_INPUT per field
 */
export async function updateProfile(context: RequestContext, input: UpdateProfileInput): Promise<UserRow> {
  requireViewer(context);
  for (const field of FILES) if (input[field]) checkReferenceSeal(input[field], field, context.config);
  return change(context, await openStore(context.config), input);
}

/**
 * Shows a picture that is not stored (5j: for the crop dialog, where browsers show no TIFF). @throws
 * BAD_USER_INPUT photo
 */
export async function previewPhoto(context: RequestContext, photo: UploadReference): Promise<string> {
  requireViewer(context);
  checkReferenceSeal(photo, 'photo', context.config);
  const problems = new Problems();
  const preview = await drawPreview(pictureOwner(context), await openStore(context.config), photo, problems);
  problems.throwIfAny();
  return preview ?? '';
}
