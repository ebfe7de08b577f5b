import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { KbArticlePart } from '../article/articlePart.kinds.js';

/** What an article said after a change, and who made it. */
@Entity('article_version')
export class ArticleVersion {
  @PrimaryColumn({ type: 'integer', name: 'article_id' })
  articleId!: number;

  /** The article's own version after the change. */
  @PrimaryColumn({ type: 'integer' })
  version!: number;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text' })
  content!: string;

  @Column({ type: 'integer', name: 'category_id' })
  categoryId!: number;

  @Column({ type: 'boolean', name: 'is_published' })
  isPublished!: boolean;

  /** Empty for the first one. */
  @Column({ type: 'text', array: true, default: () => `'{}'` })
  changed!: KbArticlePart[];

  /** Null where the text is older than the history. */
  @Column({ type: 'integer', name: 'editor_id', nullable: true })
  editorId!: number | null;

  /** As the person was called then. */
  @Column({ type: 'text', name: 'editor_name', nullable: true })
  editorName!: string | null;

  @Column({ type: 'timestamptz', name: 'edited_at', default: () => 'now()' })
  editedAt!: string;
}
