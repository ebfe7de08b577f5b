import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/** A round of performance reviews as it is written. */
@Entity('review_cycle')
export class ReviewCycle {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'date', name: 'period_start' })
  periodStart!: string;

  @Column({ type: 'date', name: 'period_end' })
  periodEnd!: string;

  /** The last day that is in time. */
  @Column({ type: 'date', name: 'due_date' })
  dueDate!: string;

  /** Names of the participating departments; null for everyone. */
  @Column({ type: 'text', array: true })
  departments!: string[];

  @Column({ type: 'text', array: true })
  questions!: string[];

  /** User id of the person who opened it. */
  @Column({ type: 'integer', name: 'opened_by_id', nullable: true })
  openedById!: number | null;

  @Column({ type: 'text', name: 'opened_by_name' })
  openedByName!: string;

  @Column({ type: 'timestamptz', name: 'closed_at', nullable: true })
  closedAt!: string | null;

  @VersionColumn({ type: 'integer' })
  version!: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: string;
}
