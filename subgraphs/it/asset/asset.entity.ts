import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { AssetCondition } from './asset.kinds.js';
import type { AssetStatus } from './asset.status.js';

/** An item that the company owns. */
@Entity('asset')
export class Asset {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  /** For example LAP-001. */
  @Column({ type: 'text' })
  tag!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'integer', name: 'category_id' })
  categoryId!: number;

  @Column({ type: 'text', nullable: true })
  brand!: string | null;

  @Column({ type: 'text', nullable: true })
  model!: string | null;

  @Column({ type: 'text', name: 'serial_number', nullable: true })
  serialNumber!: string | null;

  @Column({ type: 'text', default: 'available' })
  status!: AssetStatus;

  @Column({ type: 'text', default: 'excellent' })
  condition!: AssetCondition;

  @Column({ type: 'text', nullable: true })
  location!: string | null;

  @Column({ type: 'date', name: 'purchase_date', nullable: true })
  purchaseDate!: string | null;

  /** US dollars. */
  @Column({ type: 'numeric', precision: 12, scale: 2, name: 'purchase_cost', default: 0 })
  purchaseCost!: string;

  @Column({ type: 'date', name: 'warranty_expiry', nullable: true })
  warrantyExpiry!: string | null;

  @Column({ type: 'text', default: '' })
  notes!: string;

  /** User id of the person who has it; of a lost one, who had it last. */
  @Column({ type: 'integer', name: 'holder_id', nullable: true })
  holderId!: number | null;

  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: string;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt!: string;
}
