import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { EmploymentType } from '../employee/employee.kinds.js';
import type { ExperienceLevel } from './posting.kinds.js';

/** A job posting; its applications are counted by the database. */
@Entity('job_posting')
export class JobPosting {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'integer', name: 'department_id' })
  departmentId!: number;

  @Column({ type: 'text', name: 'department_name' })
  departmentName!: string;

  @Column({ type: 'text' })
  location!: string;

  @Column({ type: 'text', name: 'job_type' })
  jobType!: EmploymentType;

  @Column({ type: 'text', name: 'experience_level' })
  experienceLevel!: ExperienceLevel;

  /** As typed; payOf returns the displayed text. */
  @Column({ type: 'text', name: 'salary_range', nullable: true })
  salaryRange!: string | null;

  /** US dollars a year, two decimals. */
  @Column({ type: 'numeric', name: 'salary_min', precision: 12, scale: 2, nullable: true })
  salaryMin!: string | null;

  @Column({ type: 'numeric', name: 'salary_max', precision: 12, scale: 2, nullable: true })
  salaryMax!: string | null;

  @Column({ type: 'text' })
  description!: string;

  @Column({ type: 'text', array: true })
  requirements!: string[];

  @Column({ type: 'text', array: true })
  responsibilities!: string[];

  @Column({ type: 'text', nullable: true })
  benefits!: string | null;

  @Column({ type: 'integer', name: 'hiring_manager_id', nullable: true })
  hiringManagerId!: number | null;

  @Column({ type: 'boolean', name: 'remote_allowed' })
  remoteAllowed!: boolean;

  @Column({ type: 'integer', name: 'positions_available' })
  positionsAvailable!: number;

  /** YYYY-MM-DD. */
  @Column({ type: 'date', name: 'application_deadline', nullable: true })
  applicationDeadline!: string | null;

  @Column({ type: 'integer', name: 'priority_id' })
  priorityId!: number;

  @Column({ type: 'integer', name: 'status_id' })
  statusId!: number;

  @Column({ type: 'boolean', name: 'is_active' })
  isActive!: boolean;

  @Column({ type: 'integer', name: 'applications_count', insert: false, update: false })
  applicationsCount!: number;

  /** YYYY-MM-DD, in the organisation's zone. */
  @Column({ type: 'date', name: 'posted_date', update: false })
  postedDate!: string;

  @VersionColumn({ type: 'integer' })
  version!: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()', update: false })
  createdAt!: string;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: string;
}
