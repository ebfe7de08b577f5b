import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One place where a person is signed in. The token itself is never stored. */
@Entity('session')
export class Session {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('integer', { name: 'user_id' })
  userId!: number;

  /** Hex SHA-256 of the token. */
  @Column('char', { name: 'token_hash', length: 64 })
  tokenHash!: string;

  @Column('varchar', { name: 'user_agent', length: 300 })
  userAgent!: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: string;

  @Column('timestamptz', { name: 'last_used_at', default: () => 'now()' })
  lastUsedAt!: string;

  /** Minutes without use after which the session ends. */
  @Column('integer', { name: 'idle_minutes' })
  idleMinutes!: number;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: string;

  /** Set by sign-out, password change, deactivation or someone who ended it. */
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: string | null;
}
