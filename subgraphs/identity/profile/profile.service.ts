import type { RequestContext } from '../../kit/context.js';
import type { Transaction } from '../../kit/queryable.js';
import { Problems } from '../../kit/errors.js';
import { checkReferenceSeal, claimFile } from '../../kit/files.js';
import { openStore } from '../../kit/fileStore.js';
import type { UploadReference } from '../../kit/scalars.js';
import { requireViewer } from '../../kit/viewer.js';
import { database } from '../database.js';
import { tellOfNewAddress } from '../user/account.service.js';
import { changePerson, readPerson } from '../user/person.service.js';
import type { PersonFacts } from '../user/person.service.js';
import { requireUser } from '../user/user.service.js';
import type { UserRow } from '../user/user.service.js';
import { readPhoto } from './photo.service.js';
import { readResume } from './resume.service.js';

export type ProfileInput = { [Field in keyof PersonFacts]?: string | null } & {
  /** null removes the file, absent keeps it */
  resume?: UploadReference | null;
  profilePicture?: UploadReference | null;
};

/** Points the account at its new file, or at none; the old bytes are removed by the sweep once no row names them. */
async function replaceFile(tx: Transaction, userId: number, column: 'photo_key' | 'resume_key', key: string | null): Promise<void> {
  const before = await tx.one<{ key: string | null }>(`select ${column} as key from user_account where id = $1 for update`, [userId]);
  await tx.query(`update user_account set ${column} = $2 where id = $1`, [userId, key]);
  if (before?.key) await tx.query('delete from file where key = $1', [before.key]);
  await tx.audit({ action: column === 'photo_key' ? 'profile.photo' : 'profile.resume', objectType: 'user', objectId: userId, after: { isRemoved: key === null } });
}

/** Changes one's own profile; all of it or nothing (A7.12, A5.8-A5.12). @throws BAD_USER_INPUT per field */
export async function updateProfile(context: RequestContext, input: ProfileInput): Promise<UserRow> {
  const { userId } = requireViewer(context);
  const { config } = context;
  const store = await openStore(config);
  const problems = new Problems();
  const given = readPerson(input, problems);
  if (input.resume) checkReferenceSeal(input.resume, 'resume', config);
  if (input.profilePicture) checkReferenceSeal(input.profilePicture, 'profilePicture', config);
  const resume = input.resume ? await readResume(store, input.resume, problems) : null;
  const photo = input.profilePicture ? await readPhoto(store, input.profilePicture, problems) : null;
  problems.throwIfAny();

  const { user, oldEmail } = await database.write(context, async (tx) => {
    const oldEmail = await changePerson(tx, userId, given);
    const owner = `user:${userId}`;
    if (resume && input.resume) await claimFile(tx, store, { ...resume, owner, sha256: input.resume.sha256, content: { from: input.resume.key } });
    if (photo) await claimFile(tx, store, { ...photo, owner });
    if (input.resume !== undefined) await replaceFile(tx, userId, 'resume_key', resume?.key ?? null);
    if (input.profilePicture !== undefined) await replaceFile(tx, userId, 'photo_key', photo?.key ?? null);
    return { user: await requireUser(tx, userId), oldEmail };
  });
  context.effects.viewersChanged.add(userId);
  if (oldEmail !== null) tellOfNewAddress(context, oldEmail);
  return user;
}
