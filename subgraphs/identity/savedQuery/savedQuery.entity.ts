import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A query of the graph that an analyst keeps under a name. */
@Entity('saved_query')
export class SavedQuery {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('integer', { name: 'owner_id' })
  ownerId!: number;

  @Column('text')
  name!: string;

  @Column('text')
  query!: string;

  /** JSON as the person wrote it; blank for none. */
  @Column('text')
  variables!: string;

  @Column('boolean', { name: 'is_shared' })
  isShared!: boolean;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: string;

  @Column('integer', { default: 1 })
  version!: number;
}
