import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** A policy: who answers for it and when it is looked at again. What it says is in its versions. */
@Entity('policy')
export class Policy {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  /** The article of the version in force; null before the first one. */
  @Column({ type: 'integer', name: 'article_id', nullable: true })
  articleId!: number | null;

  @Column({ type: 'integer', name: 'owner_id' })
  ownerId!: number;

  @Column({ type: 'text', name: 'owner_name' })
  ownerName!: string;

  @Column({ type: 'date', name: 'next_review' })
  nextReview!: string;

  @VersionColumn({ type: 'integer' })
  version!: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: string;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: string;
}
