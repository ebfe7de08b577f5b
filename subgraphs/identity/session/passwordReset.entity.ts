import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A mailed link for a new password: works once, for an hour, and dies with any password change (I9). */
@Entity('password_reset')
export class PasswordReset {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('integer', { name: 'user_id' })
  userId!: number;

  /** Hex SHA-256 of the token in the link. */
  @Column('char', { name: 'token_hash', length: 64 })
  tokenHash!: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: string;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt!: string | null;
}
