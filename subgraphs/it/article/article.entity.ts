import { Column, DeleteDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An article of the knowledge base (C3.9). */
@Entity('article')
export class Article {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text' })
  content!: string;

  @Column({ type: 'integer', name: 'category_id' })
  categoryId!: number;

  @Column({ type: 'integer', name: 'author_id' })
  authorId!: number;

  @Column({ type: 'text', name: 'author_name' })
  authorName!: string;

  @Column({ type: 'boolean', name: 'is_published', default: true })
  isPublished!: boolean;

  @Column({ type: 'integer', name: 'view_count', default: 0 })
  viewCount!: number;

  @Column({ type: 'integer', name: 'download_count', default: 0 })
  downloadCount!: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: string;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt!: string;

  @DeleteDateColumn({ type: 'timestamptz', name: 'deleted_at', nullable: true })
  deletedAt!: string | null;
}
