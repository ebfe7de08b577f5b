import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** One stretch of work as it is written. */
@Entity('time_entry')
export class TimeEntry {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column({ type: 'integer', name: 'timesheet_id', update: false })
  timesheetId!: number;

  /** That of the timesheet; the pair is one key. */
  @Column({ type: 'date', name: 'week_start_date', update: false })
  weekStartDate!: string;

  /** The day it began. */
  @Column({ type: 'date' })
  date!: string;

  @Column({ type: 'text', default: '' })
  project!: string;

  @Column({ type: 'text', name: 'task_description', default: '' })
  taskDescription!: string;

  /** HH:MM:SS on the clock. */
  @Column({ type: 'time', name: 'clock_in_time', nullable: true })
  clockInTime!: string | null;

  @Column({ type: 'time', name: 'clock_out_time', nullable: true })
  clockOutTime!: string | null;

  /** Always 00:15:00. */
  @Column({ type: 'interval', name: 'break_duration', insert: false, update: false })
  breakDuration!: string;

  @Column({ type: 'text', nullable: true })
  notes!: string | null;

  /**
   * Name of the zone in which a tracker ran, null for typed entries; with it the instants between which it
   * counted.
   */
  @Column({ type: 'text', name: 'time_zone', nullable: true })
  timeZone!: string | null;

  @Column({ type: 'timestamptz', name: 'started_at', nullable: true })
  startedAt!: string | null;

  @Column({ type: 'timestamptz', name: 'stopped_at', nullable: true })
  stoppedAt!: string | null;

  /** The session of a tracker that wrote the entry when it stopped. */
  @Column({ type: 'uuid', name: 'session_id', nullable: true })
  sessionId!: string | null;

  /** From in to out, which the database works out; 0 while either is missing. */
  @Column({ type: 'integer', name: 'worked_seconds', insert: false, update: false })
  workedSeconds!: number;

  @VersionColumn({ type: 'integer' })
  version!: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: string;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: string;
}
