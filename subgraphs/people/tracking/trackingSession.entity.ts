import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The work session that someone has, running or paused; it goes when it stops. */
@Entity('tracking_session')
export class TrackingSession {
  @PrimaryColumn({ type: 'integer', name: 'employee_id' })
  employeeId!: number;

  /** Made by the device that started it. */
  @Column({ type: 'uuid', update: false })
  id!: string;

  /** The time entry that it is for, which it cannot outlive. */
  @Column({ type: 'integer', name: 'entry_id', update: false })
  entryId!: number;

  /** When it began, moved on by its pauses. */
  @Column({ type: 'timestamptz', name: 'started_at' })
  startedAt!: string;

  /** Seconds counted until the pause; null while it runs. */
  @Column({ type: 'integer', name: 'paused_seconds', nullable: true })
  pausedSeconds!: number | null;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: string;
}
