import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { AssetCondition } from '../asset/asset.kinds.js';

/** Who had an asset from when to when; an asset has at most one current record. */
@Entity('asset_assignment')
export class AssetAssignment {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer', name: 'asset_id' })
  assetId!: number;

  @Column({ type: 'integer', name: 'user_id' })
  assignedTo!: number;

  @Column({ type: 'integer', name: 'assigned_by_id' })
  assignedById!: number;

  @Column({ type: 'text', name: 'assigned_by_name' })
  assignedByName!: string;

  /** YYYY-MM-DD, in the organization's zone. */
  @Column({ type: 'date', name: 'assigned_date' })
  assignedDate!: string;

  @Column({ type: 'text', name: 'condition_on_assignment', default: 'good' })
  conditionOnAssignment!: AssetCondition;

  @Column({ type: 'text', default: '' })
  notes!: string;

  /** Null while the person has it. */
  @Column({ type: 'date', name: 'returned_date', nullable: true })
  returnedDate!: string | null;

  @Column({ type: 'text', name: 'condition_on_return', nullable: true })
  conditionOnReturn!: AssetCondition | null;
}
