import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { TimesheetStatus } from './timesheet.status.js';

/**
 * One week of someone's work as it is written; which columns go with which status is enforced by the table.
 */
@Entity('timesheet')
export class Timesheet {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column({ type: 'integer', name: 'employee_id', update: false })
  employeeId!: number;

  /** A Monday, YYYY-MM-DD. */
  @Column({ type: 'date', name: 'week_start_date', update: false })
  weekStartDate!: string;

  @Column({ type: 'text', default: 'draft' })
  status!: TimesheetStatus;

  /** Sum over the entries, which the database keeps. */
  @Column({ type: 'integer', name: 'total_seconds', insert: false, update: false })
  totalSeconds!: number;

  @Column({ type: 'timestamptz', name: 'submitted_at', nullable: true })
  submittedAt!: string | null;

  @Column({ type: 'timestamptz', name: 'decided_at', nullable: true })
  decidedAt!: string | null;

  /** User id of the person who approved or rejected. */
  @Column({ type: 'integer', name: 'decided_by_id', nullable: true })
  decidedById!: number | null;

  @Column({ type: 'text', name: 'decided_by_name', nullable: true })
  decidedByName!: string | null;

  @Column({ type: 'text', name: 'rejection_reason', nullable: true })
  rejectionReason!: string | null;

  @VersionColumn({ type: 'integer' })
  version!: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: string;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: string;
}
