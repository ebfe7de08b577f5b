import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The subject of a general ticket. */
@Entity('ticket_category')
export class TicketCategory {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text', name: 'department_name', nullable: true })
  departmentName!: string | null;
}
