import { getNamedType, isEnumType, isListType, isNonNullType, isObjectType, Kind } from 'graphql';
import type { GraphQLOutputType, GraphQLSchema, SelectionNode, SelectionSetNode } from 'graphql';
import type { Operation } from '../../documents.js';
import type { Row } from '../../route.js';
import { rows } from '../../rows.js';
import type { Json } from '../answers.js';

const TICKET = `id title description type status priority created_by created_by_name created_by_email
  created_by_department assigned_to assigned_to_name tags created_at updated_at resolved_at`;
const SUPPORT = 'affected_system category_name category_department extra_fields';
const EMPLOYEE = `id user user_name user_email employee_id position job_title department department_name manager
  manager_name manager_info hire_date years_of_service direct_reports_count department_size is_active
  employment_status employment_type phone_number salary weekly_hours address_line1 city state zip_code country
  full_address`;
const COURSE = `id title description category category_name difficulty priority content_type video_url video_file
  captions_file pdf_url pdf_file external_link primary_content_url additional_resources duration_hours prerequisites
  learning_objectives tags tag_list status is_certification_eligible created_by_name average_rating enrollment_count
  completion_count user_enrollment user_rating created_at updated_at`;

/**
 * The keys of rest.md section 2 where a presenter shapes the answer, by an operation that has the presenter.
 */
const PRESENTED: Readonly<Record<string, string>> = {
  Employees: EMPLOYEE,
  EmployeeDetails: EMPLOYEE,
  EmployeeStatistics: `total_employees active_employees inactive_employees on_leave_employees terminated_employees
    probation_employees new_hires_this_month by_department by_employment_type`,
  OrgChart: 'employee manager direct_reports tree',
  HrManagers: 'id user full_name job_title department_name',
  CheckResumeAndRecommend: 'status message cached method_used recommendations processing_stats',
  MasterTickets: `${TICKET} extra_fields`,
  LeaveRequests: `${TICKET} leave_type start_date end_date reason total_days approved_by_name approval_date
    supporting_document`,
  FeedbackTickets: `${TICKET} feedback_type rating is_anonymous anonymous_email anonymous_name`,
  ItSupportTickets: `${TICKET} ${SUPPORT} issue_type impact_level asset_tag location estimated_resolution`,
  GeneralTickets: `${TICKET} ${SUPPORT} category`,
  KbArticles: `id title content category author created_at updated_at view_count download_count attachments
    is_published`,
  Assets: `id asset_tag name category brand model serial_number status condition location purchase_date purchase_cost
    warranty_expiry notes current_assignment created_at updated_at`,
  MyEquipment: 'count next previous results',
  AssetAssignments: `id asset asset_details assigned_to assigned_to_details assigned_by assigned_by_name assigned_date
    condition_on_assignment notes returned_date condition_on_return is_active`,
  AssetMaintenanceRecords: `id asset asset_details maintenance_type description status scheduled_date completed_date
    cost performed_by notes created_by created_by_name created_at updated_at`,
  Course: `${COURSE} lessons`,
  Courses: COURSE,
  PopularCourses: COURSE,
  RecommendedCourses: COURSE,
  LearningPaths: `id title description courses course_count difficulty is_active created_by_name created_at
    updated_at`,
  Logout: 'detail',
  RequestPasswordReset: 'detail',
  ResetPassword: 'detail',
  ConfirmEmailChange: 'detail',
  ChangePassword: 'detail',
};

/**
 * The keys of the records of a row with a presenter: its own, or those of an operation with that presenter.
 * @returns undefined for an undeclared presenter
 */
export function keysOf({ operation, present }: Row): string[] | undefined {
  const name =
    operation in PRESENTED
      ? operation
      : Object.keys(PRESENTED).find((one) =>
          rows.some((row) => row.operation === one && row.present === present),
        );
  return name === undefined ? undefined : PRESENTED[name]?.split(/\s+/).sort();
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const text = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);

/** How each kind of value is written down (rest.md section 1). */
const WRITTEN: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: Number.isInteger,
  Float: Number.isFinite,
  Boolean: (value) => typeof value === 'boolean',
  String: text(/^/),
  ID: text(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
  Decimal: text(/^-?\d+\.\d+$/),
  Date: text(/^\d{4}-\d\d-\d\d$/),
  DateTime: text(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/),
};

/** What in a body is not as its operation declares: keys too many or too few, values of another kind. */
export function misfits(
  body: unknown,
  { definition, fragments }: Operation,
  schema: GraphQLSchema,
): string[] {
  const flat = ({ selections }: SelectionSetNode): SelectionNode[] =>
    selections.flatMap((one) => {
      if (one.kind === Kind.FRAGMENT_SPREAD) return flat(fragments.get(one.name.value)!.selectionSet);
      return one.kind === Kind.INLINE_FRAGMENT ? flat(one.selectionSet) : [one];
    });

  type Set = SelectionSetNode | undefined;
  const wrong = (value: unknown, type: GraphQLOutputType, set: Set, at: string): string[] => {
    if (isNonNullType(type)) return value === null ? [`${at} is null`] : wrong(value, type.ofType, set, at);
    if (value === null) return [];
    if (isListType(type)) {
      if (!Array.isArray(value)) return [`${at} is no list`];
      return value.flatMap((part, index) => wrong(part, type.ofType, set, `${at}.${index}`));
    }
    const named = getNamedType(type);
    if (isEnumType(named)) {
      const word = typeof value === 'string' && /^[a-z_-]+$/.test(value) ? value : '';
      return named.getValue(word.toUpperCase().replaceAll('-', '_'))
        ? []
        : [`${at} is no word of ${named.name}`];
    }
    if (!isObjectType(named) || !set)
      return (WRITTEN[named.name] ?? (() => true))(value) ? [] : [`${at} is no ${named.name}`];
    const fields = flat(set).flatMap((one) =>
      one.kind === Kind.FIELD && one.name.value !== 'version' ? [one] : [],
    );
    const expected = new Map(fields.map((one) => [snake(one.alias?.value ?? one.name.value), one]));
    const keys = typeof value === 'object' ? Object.keys(value) : [];
    const odd = [
      ...keys.filter((key) => !expected.has(key)),
      ...[...expected.keys()].filter((key) => !keys.includes(key)),
    ];
    if (odd.length > 0) return odd.map((key) => `${at}.${key}`);
    return [...expected].flatMap(([key, one]) =>
      wrong((value as Json)[key], named.getFields()[one.name.value]!.type, one.selectionSet, `${at}.${key}`),
    );
  };

  const [asked] = definition.selectionSet.selections;
  if (asked?.kind !== Kind.FIELD) throw new Error('A REST operation asks for one field.');
  return wrong(
    body,
    schema.getRootType(definition.operation)!.getFields()[asked.name.value]!.type,
    asked.selectionSet,
    'body',
  );
}
