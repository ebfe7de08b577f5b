import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/** Something a person can be certified in. */
@Entity('certification')
export class Certification {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text', default: '' })
  description!: string;

  /** Percent needed to pass. */
  @Column({ type: 'integer', name: 'passing_score', default: 70 })
  passingScore!: number;

  @Column({ type: 'integer', name: 'duration_minutes', default: 60 })
  durationMinutes!: number;

  @Column({ type: 'integer', name: 'validity_months', default: 36 })
  validityMonths!: number;

  /** Questions of one exam. */
  @Column({ type: 'integer', name: 'question_count', default: 20 })
  questionCount!: number;

  @Column({ type: 'boolean', name: 'is_active', default: true })
  isActive!: boolean;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: string;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt!: string;

  @VersionColumn({ type: 'integer' })
  version!: number;
}
