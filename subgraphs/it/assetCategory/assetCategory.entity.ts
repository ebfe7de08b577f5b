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
}
