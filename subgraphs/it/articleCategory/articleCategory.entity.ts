import { Column, DeleteDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A category of the knowledge base. Removed categories stay for their removed articles. */
@Entity('article_category')
export class ArticleCategory {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  name!: string;

  /** The one for policies: no other article is put into it. */
  @Column({ type: 'boolean', name: 'for_policies', default: false })
  isForPolicies!: boolean;

  @DeleteDateColumn({ type: 'timestamptz', name: 'deleted_at', nullable: true })
  deletedAt!: string | null;
}
