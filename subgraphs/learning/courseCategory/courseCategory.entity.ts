import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A subject that courses belong to. */
@Entity('course_category')
export class CourseCategory {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text', default: '' })
  description!: string;
}
