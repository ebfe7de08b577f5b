import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { MaintenanceStatus, MaintenanceType } from './assetMaintenance.kinds.js';

/** Work on an asset. */
@Entity('asset_maintenance')
export class AssetMaintenance {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer', name: 'asset_id' })
  assetId!: number;

  @Column({ type: 'text', name: 'maintenance_type', default: 'repair' })
  maintenanceType!: MaintenanceType;

  @Column({ type: 'text', default: '' })
  description!: string;

  @Column({ type: 'text', default: 'in_progress' })
  status!: MaintenanceStatus;

  @Column({ type: 'date', name: 'scheduled_date', nullable: true })
  scheduledDate!: string | null;

  @Column({ type: 'date', name: 'completed_date', nullable: true })
  completedDate!: string | null;

  /** US dollars. */
  @Column({ type: 'numeric', precision: 12, scale: 2, nullable: true })
  cost!: string | null;

  @Column({ type: 'text', name: 'performed_by', nullable: true })
  performedBy!: string | null;

  @Column({ type: 'text', default: '' })
  notes!: string;

  @Column({ type: 'integer', name: 'created_by_id' })
  createdById!: number;

  @Column({ type: 'text', name: 'created_by_name' })
  createdByName!: string;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: string;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt!: string;
}
