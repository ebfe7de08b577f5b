import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A kind of asset; its prefix begins the tags of its assets. */
@Entity('asset_category')
export class AssetCategory {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  prefix!: string;

  /** Number of the newest tag; counts up only, so that no tag is used twice. */
  @Column({ type: 'integer', name: 'last_number', default: 0 })
  lastNumber!: number;
}
