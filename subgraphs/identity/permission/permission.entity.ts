import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One entry of the closed list in kit/request/permissions.ts, as the database knows it. */
@Entity('permission')
export class Permission {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('varchar', { length: 100 })
  codename!: string;

  @Column('varchar', { length: 200 })
  name!: string;
}
