import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A course (C3.12); only published ones are offered. */
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
  difficulty!: 'beginner' | 'intermediate' | 'advanced' | 'expert';

  @Column({ type: 'numeric', precision: 5, scale: 2, name: 'duration_hours', nullable: true })
  durationHours!: string | null;

  @Column({ type: 'text', default: 'draft' })
  status!: 'draft' | 'published' | 'archived';

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: string;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt!: string;
}
