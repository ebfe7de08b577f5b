import { Column, DeleteDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { TicketKind } from './ticket.kinds.js';
import type { TicketPriority, TicketStatus } from './ticket.status.js';

/** A row of the one table; which columns a kind fills is enforced by the table's constraints. */
@Entity('ticket')
export class Ticket {
  @PrimaryColumn({ type: 'integer', default: () => `nextval('ticket_id')` })
  id!: number;

  @Column({ type: 'text' })
  kind!: TicketKind;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text' })
  description!: string;

  @Column({ type: 'text', default: 'open' })
  status!: TicketStatus;

  @Column({ type: 'text', default: 'medium' })
  priority!: TicketPriority;

  @Column({ type: 'integer', name: 'created_by_id', nullable: true })
  createdById!: number | null;

  @Column({ type: 'text', name: 'created_by_name', nullable: true })
  createdByName!: string | null;

  @Column({ type: 'text', name: 'created_by_department', nullable: true })
  createdByDepartment!: string | null;

  @Column({ type: 'boolean', name: 'is_anonymous', default: false })
  isAnonymous!: boolean;

  @Column({ type: 'integer', name: 'assigned_to_id', nullable: true })
  assignedToId!: number | null;

  @Column({ type: 'text', name: 'assigned_to_name', nullable: true })
  assignedToName!: string | null;

  @Column({ type: 'integer', name: 'category_id', nullable: true })
  categoryId!: number | null;

  @Column({ type: 'text', name: 'impact_level', nullable: true })
  impactLevel!: string | null;

  @Column({ type: 'text', name: 'system_category', nullable: true, insert: false, update: false })
  systemCategory!: string | null;

  @Column({ type: 'text', name: 'leave_type', nullable: true })
  leaveType!: string | null;

  @Column({ type: 'date', name: 'start_date', nullable: true })
  startDate!: string | null;

  @Column({ type: 'date', name: 'end_date', nullable: true })
  endDate!: string | null;

  @Column({ type: 'integer', name: 'total_days', nullable: true, insert: false, update: false })
  totalDays!: number | null;

  @Column({ type: 'integer', name: 'approved_by_id', nullable: true })
  approvedById!: number | null;

  @Column({ type: 'text', name: 'approved_by_name', nullable: true })
  approvedByName!: string | null;

  @Column({ type: 'timestamptz', name: 'approved_at', nullable: true })
  approvedAt!: string | null;

  /** The supporting document of a leave request. */
  @Column({ type: 'jsonb', nullable: true })
  document!: { key: string; name: string; contentType: string } | null;

  @Column({ type: 'text', array: true, default: () => `'{}'` })
  tags!: string[];

  /** What no filter, constraint or order needs, by camelCase name. */
  @Column({ type: 'jsonb', default: () => `'{}'` })
  details!: Record<string, string | number | null>;

  /** The tag of the asset that it names, folded. */
  @Column({ type: 'text', name: 'asset_tag', nullable: true, insert: false, update: false })
  assetTag!: string | null;

  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: string;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt!: string;

  @Column({ type: 'timestamptz', name: 'resolved_at', nullable: true })
  resolvedAt!: string | null;

  @DeleteDateColumn({ type: 'timestamptz', name: 'deleted_at', nullable: true })
  deletedAt!: string | null;
}
