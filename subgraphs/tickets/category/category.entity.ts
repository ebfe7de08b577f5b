import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What a general ticket is about. */
@Entity('ticket_category')
export class TicketCategory {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text', name: 'department_name', nullable: true })
  departmentName!: string | null;
}
