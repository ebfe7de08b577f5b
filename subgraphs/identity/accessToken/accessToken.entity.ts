import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The token that a program sends instead of a session's. The secret itself is never stored. */
@Entity('personal_access_token')
export class PersonalAccessToken {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('integer', { name: 'user_id' })
  userId!: number;

  @Column('varchar', { length: 100 })
  name!: string;

  /** Hex SHA-256 of the token. */
  @Column('char', { name: 'token_hash', length: 64 })
  tokenHash!: string;

  /** Codenames; what the owner may not do now, the token may not do either. */
  @Column('text', { array: true })
  permissions!: string[];

  @Column('boolean', { name: 'may_write' })
  mayWrite!: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: string;

  /** The hour of the latest use; in the hour in which it was made, that moment. */
  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt!: string | null;
}
