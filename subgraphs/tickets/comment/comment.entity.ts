import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something written on a ticket; never changed, never removed. */
@Entity('ticket_comment')
export class TicketComment {
  @PrimaryColumn({ type: 'integer', default: () => `nextval('ticket_comment_id')` })
  id!: number;

  @Column({ type: 'integer', name: 'ticket_id' })
  ticketId!: number;

  /** 1 for the first on its ticket; orders them, because times on anonymous feedback are cut to the day. */
  @Column({ type: 'integer' })
  position!: number;

  @Column({ type: 'text' })
  body!: string;

  @Column({ type: 'boolean', name: 'is_internal', default: false })
  isInternal!: boolean;

  /** The article of the knowledge base that it links. */
  @Column({ type: 'integer', name: 'article_id', nullable: true })
  articleId!: number | null;

  /** Null, with the name, only for the author of anonymous feedback. */
  @Column({ type: 'integer', name: 'created_by_id', nullable: true })
  createdById!: number | null;

  @Column({ type: 'text', name: 'created_by_name', nullable: true })
  createdByName!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt!: string;
}
