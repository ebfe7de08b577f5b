import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A named set of permissions. */
@Entity('role')
export class Role {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('varchar', { length: 100 })
  name!: string;

  @Column('varchar', { name: 'display_name', length: 100 })
  displayName!: string;

  @Column('integer', { name: 'hierarchy_level' })
  hierarchyLevel!: number;

  @Column('varchar', { name: 'role_type', length: 10 })
  roleType!: 'system' | 'business';
}

/** A permission of a role. */
@Entity('role_permission')
export class RolePermission {
  @PrimaryColumn('integer', { name: 'role_id' })
  roleId!: number;

  @PrimaryColumn('integer', { name: 'permission_id' })
  permissionId!: number;
}

/** Who has a role. */
@Entity('user_role')
export class UserRole {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('integer', { name: 'user_id' })
  userId!: number;

  @Column('integer', { name: 'role_id' })
  roleId!: number;

  @Column('timestamptz', { name: 'assigned_at', default: () => 'now()' })
  assignedAt!: string;
}
