import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A public holiday; each date has at most one. */
@Entity({ name: 'holiday' })
export class Holiday {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column({ type: 'date' })
  date!: string;

  @Column({ type: 'text' })
  name!: string;
}
