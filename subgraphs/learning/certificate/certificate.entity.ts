import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { CertificateStatus } from './certificate.status.js';

/** A certificate that was earned. Its last day is fixed at issue. */
@Entity('certificate')
export class Certificate {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer', name: 'certification_id' })
  certificationId!: number;

  @Column({ type: 'integer', name: 'attempt_id' })
  attemptId!: number;

  @Column({ type: 'integer', name: 'user_id' })
  userId!: number;

  /** At issue. */
  @Column({ type: 'text', name: 'holder_name' })
  holderName!: string;

  @Column({ type: 'text', name: 'certificate_number' })
  certificateNumber!: string;

  @Column({ type: 'numeric', precision: 5, scale: 2, name: 'score_achieved' })
  scoreAchieved!: number;

  @Column({ type: 'date', name: 'issued_date' })
  issuedDate!: string;

  @Column({ type: 'date', name: 'expiry_date', nullable: true })
  expiryDate!: string | null;

  @Column({ type: 'text', default: 'active' })
  status!: CertificateStatus;

  @Column({ type: 'timestamptz', name: 'revoked_at', nullable: true })
  revokedAt!: string | null;

  @Column({ type: 'integer', name: 'revoked_by_id', nullable: true })
  revokedById!: number | null;

  @Column({ type: 'text', name: 'revocation_reason', nullable: true })
  revocationReason!: string | null;
}
