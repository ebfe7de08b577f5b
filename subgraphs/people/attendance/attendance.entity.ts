import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One stay at work as it is written; a person has at most one without an end. */
@Entity('attendance')
export class Attendance {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column({ type: 'integer', name: 'employee_id', update: false })
  employeeId!: number;

  /** The day of clocking in, in the organisation's zone. */
  @Column({ type: 'date', update: false })
  date!: string;

  @Column({ type: 'timestamptz', name: 'clock_in', update: false })
  clockIn!: string;

  @Column({ type: 'timestamptz', name: 'clock_out', nullable: true })
  clockOut!: string | null;

  /** Between both, which the database works out; null while there is no end. */
  @Column({ type: 'integer', name: 'worked_seconds', nullable: true, insert: false, update: false })
  workedSeconds!: number | null;

  /** Two texts of 2,000 characters at most, with a line break between them. */
  @Column({ type: 'text', nullable: true })
  notes!: string | null;
}
