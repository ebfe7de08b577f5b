import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person who has an employee record, as people and identity know them; kept fresh by events. */
@Entity('person')
export class Person {
  @PrimaryColumn({ type: 'integer', name: 'user_id' })
  userId!: number;

  @Column({ type: 'text', name: 'full_name' })
  fullName!: string;

  @Column({ type: 'integer', name: 'department_id', nullable: true })
  departmentId!: number | null;

  @Column({ type: 'text', name: 'department_name', nullable: true })
  departmentName!: string | null;

  @Column({ type: 'date', name: 'hire_date' })
  hireDate!: string;

  /** False for people who left. */
  @Column({ type: 'boolean', name: 'works_here' })
  worksHere!: boolean;
}
