import {
  Column,
  DeleteDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type { ArticleQuestion } from './question/articleQuestion.js';

/**
 * An article of the knowledge base as it is written; counters are raised by statements of their own, which
 * leave version and time alone.
 */
@Entity('article')
export class Article {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text' })
  content!: string;

  /** In the order in which they were given. */
  @Column({ type: 'jsonb', default: () => `'[]'` })
  questions!: ArticleQuestion[];

  @Column({ type: 'integer', name: 'category_id' })
  categoryId!: number;

  @Column({ type: 'integer', name: 'author_id' })
  authorId!: number;

  @Column({ type: 'text', name: 'author_name' })
  authorName!: string;

  @Column({ type: 'boolean', name: 'is_published', default: true })
  isPublished!: boolean;

  /** The text of a policy in force, which is written as a policy and nowhere else. */
  @Column({ type: 'boolean', name: 'is_policy', default: false })
  isPolicy!: boolean;

  @Column({ type: 'integer', name: 'view_count', default: 0 })
  viewCount!: number;

  @Column({ type: 'integer', name: 'download_count', default: 0 })
  downloadCount!: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: string;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: string;

  @VersionColumn({ type: 'integer' })
  version!: number;

  @DeleteDateColumn({ type: 'timestamptz', name: 'deleted_at', nullable: true })
  deletedAt!: string | null;
}
