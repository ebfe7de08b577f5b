import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A PDF of an article. */
@Entity('article_attachment')
export class ArticleAttachment {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column({ type: 'integer', name: 'article_id', update: false })
  articleId!: number;

  @Column({ type: 'text' })
  filename!: string;

  /** Bytes. */
  @Column({ type: 'integer', name: 'size' })
  fileSize!: number;

  /** Key of a row of `file`. */
  @Column({ type: 'text', name: 'file_key' })
  key!: string;
}
