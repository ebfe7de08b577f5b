/**
 * The closed list of permission codenames with what each one allows; `@requiresScopes` names nothing else.
 */
export const PERMISSIONS = {
  'graph.explore': 'Read the schema and use the GraphQL explorer',
  'user.manage': 'Create sign-ins, change and deactivate them',
  'role.manage': 'Create roles, grant and revoke them',
  'employee.manage': 'Read and change employee records, salaries included',
  'department.manage': 'Create, rename and remove departments',
  'leave.decide': 'Approve and reject leave requests',
  'timesheet.decide': 'Approve and reject submitted timesheets',
  'feedback.handle': 'Read and answer all feedback',
  'ticket.handle_hr': 'Read and handle tickets of every kind',
  'ticket.handle_it': 'Read and handle IT tickets',
  'category.manage': 'Create, rename and remove ticket categories',
  'recruitment.manage': 'Manage job postings and applications',
  'it.dashboard': 'Read the IT dashboard figures',
  'asset.manage': 'Manage assets, assignments and maintenance',
  'article.manage': 'Change and remove any knowledge base article',
  'policy.manage': 'Write, publish and withdraw policies, and see who has confirmed them',
  'learning.manage': 'Write courses, certifications and paths, read results',
  'audit.read': 'Read the audit trail',
} as const;

export type Permission = keyof typeof PERMISSIONS;

export interface RoleDefinition {
  name: string;
  displayName: string;
  /** Shown and compared only by the route guard; rights come from permissions. */
  hierarchyLevel: number;
  roleType: 'system' | 'business';
  permissions: Permission[];
}

const ALL = Object.keys(PERMISSIONS) as Permission[];

/**
 * The roles that every installation starts with. Administrators may do all but decide timesheets, which only
 * HR may.
 */
export const ROLES: RoleDefinition[] = [
  { name: 'Employee', displayName: 'Employee', hierarchyLevel: 10, roleType: 'business', permissions: [] },
  {
    name: 'Analyst',
    displayName: 'Analyst',
    hierarchyLevel: 20,
    roleType: 'business',
    permissions: ['graph.explore'],
  },
  {
    name: 'IT Staff',
    displayName: 'IT Staff',
    hierarchyLevel: 30,
    roleType: 'business',
    permissions: ['ticket.handle_it', 'it.dashboard', 'asset.manage', 'article.manage'],
  },
  {
    name: 'HR',
    displayName: 'HR',
    hierarchyLevel: 40,
    roleType: 'business',
    permissions: [
      'user.manage',
      'employee.manage',
      'department.manage',
      'leave.decide',
      'timesheet.decide',
      'feedback.handle',
      'ticket.handle_hr',
      'recruitment.manage',
      'policy.manage',
      'learning.manage',
    ],
  },
  { name: 'Manager', displayName: 'Manager', hierarchyLevel: 50, roleType: 'business', permissions: [] },
  {
    name: 'Administrator',
    displayName: 'Administrator',
    hierarchyLevel: 80,
    roleType: 'system',
    permissions: ALL.filter((permission) => permission !== 'timesheet.decide'),
  },
];
