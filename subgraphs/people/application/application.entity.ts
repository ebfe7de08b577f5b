import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/**
 * Someone's application as it is written. Who applied for what never changes, and the database counts it on
 * the posting.
 */
@Entity('job_application')
export class JobApplication {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'uuid', name: 'posting_id', update: false })
  jobPostingId!: string;

  /** The posting's, which the database copies and keeps. */
  @Column({ type: 'text', name: 'job_title', insert: false, update: false })
  jobTitle!: string;

  /** User id. */
  @Column({ type: 'integer', name: 'applicant_id', update: false })
  applicantId!: number;

  /** As it was when they applied. */
  @Column({ type: 'text', name: 'applicant_name', update: false })
  applicantName!: string;

  /** Number in the fixed list application_status. */
  @Column({ type: 'integer', name: 'status_id', default: 1 })
  statusId!: number;

  @Column({ type: 'text', name: 'cover_letter', default: '' })
  coverLetter!: string;

  @Column({ type: 'text', name: 'current_position', default: '' })
  currentPosition!: string;

  @Column({ type: 'text', name: 'additional_info', default: '' })
  additionalInfo!: string;

  @Column({ type: 'integer', name: 'years_experience', nullable: true })
  yearsExperience!: number | null;

  /** US dollars a year, two decimals. */
  @Column({ type: 'numeric', precision: 12, scale: 2, name: 'expected_salary', nullable: true })
  expectedSalary!: string | null;

  /** YYYY-MM-DD. */
  @Column({ type: 'date', name: 'availability_date', nullable: true })
  availabilityDate!: string | null;

  /** Key of a row of `file`. */
  @Column({ type: 'text', name: 'resume_key' })
  resumeKey!: string;

  /** 0 to 5, one decimal. */
  @Column({ type: 'numeric', precision: 2, scale: 1, nullable: true })
  rating!: number | null;

  @Column({ type: 'text', name: 'review_notes', nullable: true })
  reviewNotes!: string | null;

  @Column({ type: 'timestamptz', name: 'interview_date', nullable: true })
  interviewDate!: string | null;

  @VersionColumn({ type: 'integer' })
  version!: number;

  /** As `version`, of the changes that the applicant reads. */
  @Column({ type: 'integer', name: 'told_version', default: 1 })
  toldVersion!: number;

  /** When anything last changed that the applicant reads. */
  @Column({ type: 'timestamptz', name: 'told_at', default: () => 'now()' })
  toldAt!: string;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: string;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: string;
}
