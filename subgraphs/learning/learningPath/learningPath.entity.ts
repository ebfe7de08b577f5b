import {
  Column,
  Entity,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type { CourseDifficulty } from '../course/course.kinds.js';

/** Courses and certifications to be taken in order. */
@Entity('learning_path')
export class LearningPath {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text', default: '' })
  description!: string;

  @Column({ type: 'text', default: 'beginner' })
  difficulty!: CourseDifficulty;

  @Column({ type: 'boolean', name: 'is_active', default: true })
  isActive!: boolean;

  @Column({ type: 'text', name: 'created_by_name', default: '' })
  createdByName!: string;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: string;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: string;

  @VersionColumn({ type: 'integer' })
  version!: number;
}

/** A step of a path: a course or a certification. */
@Entity('learning_path_item')
export class LearningPathItem {
  @PrimaryColumn({ type: 'integer', name: 'path_id' })
  pathId!: number;

  /** From 1. */
  @PrimaryColumn({ type: 'integer' })
  position!: number;

  @Column({ type: 'integer', name: 'course_id', nullable: true })
  courseId!: number | null;

  @Column({ type: 'integer', name: 'certification_id', nullable: true })
  certificationId!: number | null;
}
