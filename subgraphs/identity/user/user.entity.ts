import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A person's sign-in. The e-mail is stored as people are looked up by it: NFKC, trimmed, lower case. */
@Entity('user_account')
export class UserAccount {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('varchar', { name: 'first_name', length: 150 })
  firstName!: string;

  @Column('varchar', { name: 'last_name', length: 150 })
  lastName!: string;

  @Column('varchar', { length: 254 })
  email!: string;

  /** PHC string of Argon2id. */
  @Column('text', { name: 'password_hash' })
  passwordHash!: string;

  @Column('timestamptz', { name: 'password_set_at', default: () => 'now()' })
  passwordSetAt!: string;

  @Column('boolean', { name: 'must_change_password', default: false })
  mustChangePassword!: boolean;

  @Column('boolean', { name: 'is_active', default: true })
  isActive!: boolean;

  /** Active and, as far as there is an employee record, working here; the database works it out. */
  @Column({ type: 'boolean', name: 'may_sign_in', insert: false, update: false })
  maySignIn!: boolean;

  /** What people's events last said; decides whether a registration may be repeated (R5). */
  @Column('boolean', { name: 'has_employee', default: false })
  hasEmployee!: boolean;

  @Column('timestamptz', { name: 'date_joined', default: () => 'now()' })
  dateJoined!: string;

  @Column('timestamptz', { name: 'last_login', nullable: true })
  lastLogin!: string | null;

  /** Key of a row in `file`. */
  @Column('text', { name: 'photo_key', nullable: true })
  photoKey!: string | null;

  /** Key of a row in `file`. */
  @Column('text', { name: 'resume_key', nullable: true })
  resumeKey!: string | null;
}
