import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PolicyAudience } from './policy.kinds.js';
import type { PolicyVersionStatus } from './policy.status.js';

/** The text of a policy version, its first day, and its audience. */
@Entity('policy_version')
export class PolicyVersion {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column({ type: 'integer', name: 'policy_id' })
  policyId!: number;

  @Column({ type: 'integer' })
  number!: number;

  @Column({ type: 'text', default: 'draft' })
  status!: PolicyVersionStatus;

  @Column({ type: 'text' })
  title!: string;

  /** Until it comes into force; then its text is that of a version of the article. */
  @Column({ type: 'text', nullable: true })
  content!: string | null;

  @Column({ type: 'integer', name: 'article_id', nullable: true })
  articleId!: number | null;

  @Column({ type: 'integer', name: 'article_version', nullable: true })
  articleVersion!: number | null;

  @Column({ type: 'date', name: 'effective_on', nullable: true })
  effectiveOn!: string | null;

  @Column({ type: 'date', name: 'confirm_by', nullable: true })
  confirmBy!: string | null;

  @Column({ type: 'text', default: 'all' })
  audience!: PolicyAudience;

  @Column({ type: 'integer', array: true, name: 'department_ids', default: () => `'{}'` })
  departmentIds!: number[];

  /** In the order of their numbers. */
  @Column({ type: 'text', array: true, name: 'department_names', default: () => `'{}'` })
  departmentNames!: string[];

  /** Who started on this day or later is new; set when it is published. */
  @Column({ type: 'date', name: 'new_since', nullable: true })
  newSince!: string | null;

  @Column({ type: 'timestamptz', name: 'published_at', nullable: true })
  publishedAt!: string | null;

  @Column({ type: 'integer', name: 'published_by_id', nullable: true })
  publishedById!: number | null;

  @Column({ type: 'text', name: 'published_by_name', nullable: true })
  publishedByName!: string | null;
}
