import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A subject of the knowledge base. */
@Entity('article_category')
export class ArticleCategory {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  name!: string;
}
