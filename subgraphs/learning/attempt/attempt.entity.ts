import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ExamAttemptStatus } from './attempt.status.js';

/** How a topic of a graded attempt went. */
export interface TopicResult {
  topic: string;
  correct: number;
  total: number;
}

/** An attempt at an exam. Deadline and pass mark are fixed when it starts. */
@Entity('exam_attempt')
export class ExamAttempt {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer', name: 'certification_id' })
  certificationId!: number;

  @Column({ type: 'integer', name: 'user_id' })
  userId!: number;

  /** For the certificate, which may be issued without a request. */
  @Column({ type: 'text', name: 'user_name' })
  userName!: string;

  /** When it began; null for someone without a department. */
  @Column({ type: 'text', name: 'department_name', nullable: true })
  departmentName!: string | null;

  @Column({ type: 'text', default: 'in_progress' })
  status!: ExamAttemptStatus;

  @Column({ type: 'timestamptz', name: 'started_at' })
  startedAt!: string;

  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt!: string;

  @Column({ type: 'timestamptz', name: 'completed_at', nullable: true })
  completedAt!: string | null;

  @Column({ type: 'integer', name: 'duration_minutes' })
  durationMinutes!: number;

  /** Percent of the points. */
  @Column({ type: 'integer', name: 'minimum_score' })
  minimumScore!: number;

  @Column({ type: 'integer', name: 'total_questions' })
  totalQuestions!: number;

  /** Of the device that started it, or went on with it, last. */
  @Column({ type: 'text', name: 'device_token' })
  deviceToken!: string;

  @Column({ type: 'boolean', nullable: true })
  passed!: boolean | null;

  @Column({ type: 'numeric', precision: 5, scale: 2, name: 'score_percentage', nullable: true })
  scorePercentage!: number | null;

  @Column({ type: 'integer', name: 'correct_answers', nullable: true })
  correctAnswers!: number | null;

  @Column({ type: 'jsonb', name: 'topic_results', default: [] })
  topicResults!: TopicResult[];
}
