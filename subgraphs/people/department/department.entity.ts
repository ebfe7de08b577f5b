import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A department. Name and code are each unique whatever their case. */
@Entity({ name: 'department' })
export class Department {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  code!: string;
}
