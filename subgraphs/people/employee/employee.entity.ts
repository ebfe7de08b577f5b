import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { EmploymentStatus, EmploymentType } from './employee.kinds.js';

/**
 * An employment record as it is written; what PostgreSQL derives (is_employed, is_active, search_text) is
 * read by SQL only.
 */
@Entity({ name: 'employee' })
export class Employee {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column({ type: 'integer', name: 'user_id', update: false })
  userId!: number;

  @Column({ type: 'text', name: 'employee_number' })
  employeeId!: string;

  @Column({ type: 'text', name: 'first_name' })
  firstName!: string;

  @Column({ type: 'text', name: 'last_name' })
  lastName!: string;

  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'boolean', name: 'user_is_active' })
  userIsActive!: boolean;

  @Column({ type: 'text', name: 'job_title' })
  jobTitle!: string;

  @Column({ type: 'integer', name: 'department_id', nullable: true })
  departmentId!: number | null;

  @Column({ type: 'text', name: 'department_name', nullable: true })
  departmentName!: string | null;

  @Column({ type: 'integer', name: 'manager_id', nullable: true })
  managerId!: number | null;

  @Column({ type: 'date', name: 'hire_date' })
  hireDate!: string;

  @Column({ type: 'date', name: 'ended_on', nullable: true })
  endedOn!: string | null;

  @Column({ type: 'text', name: 'employment_status' })
  employmentStatus!: EmploymentStatus;

  @Column({ type: 'text', name: 'employment_type' })
  employmentType!: EmploymentType;

  @Column({ type: 'text', name: 'phone_number', nullable: true })
  phoneNumber!: string | null;

  @Column({ type: 'numeric', precision: 12, scale: 2 })
  salary!: string;

  @Column({ type: 'numeric', name: 'weekly_hours', precision: 5, scale: 2 })
  weeklyHours!: string;

  @Column({ type: 'text', name: 'address_line1', nullable: true })
  addressLine1!: string | null;

  @Column({ type: 'text', nullable: true })
  city!: string | null;

  @Column({ type: 'text', nullable: true })
  state!: string | null;

  @Column({ type: 'text', name: 'zip_code', nullable: true })
  zipCode!: string | null;

  @Column({ type: 'text', nullable: true })
  country!: string | null;

  @VersionColumn({ type: 'integer' })
  version!: number;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: string;
}

/** Columns whose value an input gives directly, without a look at other rows. */
export type OwnColumns = Partial<
  Pick<
    Employee,
    | 'jobTitle'
    | 'employeeId'
    | 'hireDate'
    | 'employmentStatus'
    | 'employmentType'
    | 'salary'
    | 'weeklyHours'
    | 'phoneNumber'
    | 'addressLine1'
    | 'city'
    | 'state'
    | 'zipCode'
    | 'country'
  >
>;
