import { Column, DeleteDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A subject of the knowledge base. Removed ones stay for the removed articles in them. */
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
