import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { CourseContentType, CourseDifficulty, CoursePriority } from './course.kinds.js';
import type { CourseStatus } from './course.status.js';

/** A file of a course: its row of `file`, and how it is sent. */
export interface CourseFile {
  key: string;
  name: string;
  contentType: string;
}

/** A course as it is written; its figures are in CourseFigures. */
@Entity('course')
export class Course {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text', default: '' })
  description!: string;

  @Column({ type: 'integer', name: 'category_id' })
  categoryId!: number;

  @Column({ type: 'text', default: 'beginner' })
  difficulty!: CourseDifficulty;

  @Column({ type: 'text', default: 'optional' })
  priority!: CoursePriority;

  @Column({ type: 'text', name: 'content_type', default: 'video' })
  contentType!: CourseContentType;

  @Column({ type: 'text', name: 'video_url', nullable: true })
  videoUrl!: string | null;

  @Column({ type: 'jsonb', name: 'video_file', nullable: true })
  videoFile!: CourseFile | null;

  @Column({ type: 'jsonb', name: 'captions_file', nullable: true })
  captionsFile!: CourseFile | null;

  @Column({ type: 'text', name: 'pdf_url', nullable: true })
  pdfUrl!: string | null;

  @Column({ type: 'jsonb', name: 'pdf_file', nullable: true })
  pdfFile!: CourseFile | null;

  @Column({ type: 'text', name: 'external_link', nullable: true })
  externalLink!: string | null;

  @Column({ type: 'text', name: 'additional_resources', default: '' })
  additionalResources!: string;

  /** Markdown. */
  @Column({ type: 'text', default: '' })
  lessons!: string;

  @Column({ type: 'numeric', precision: 5, scale: 2, name: 'duration_hours', nullable: true })
  durationHours!: string | null;

  @Column({ type: 'text', default: '' })
  prerequisites!: string;

  @Column({ type: 'text', name: 'learning_objectives', default: '' })
  learningObjectives!: string;

  /** Joined by commas. */
  @Column({ type: 'text', default: '' })
  tags!: string;

  @Column({ type: 'text', default: 'draft' })
  status!: CourseStatus;

  @Column({ type: 'boolean', name: 'is_certification_eligible', default: false })
  isCertificationEligible!: boolean;

  @Column({ type: 'text', name: 'created_by_name', default: '' })
  createdByName!: string;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: string;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: string;

  @VersionColumn({ type: 'integer' })
  version!: number;
}
