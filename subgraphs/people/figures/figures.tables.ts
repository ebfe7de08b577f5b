import type { FigureTable } from '../../kit/figures/figures.js';
import type {
  ApplicationDimension,
  ApplicationMeasure,
  HoursDimension,
  HoursMeasure,
  StaffDimension,
  StaffMeasure,
} from '../generated/schema.js';

/** Records without a known end say nothing about the past. */
const KNOWN = `(e.employment_status not in ('terminated', 'inactive') or e.ended_on is not null)`;

/** Employment records; counts of them are never kept back. */
export const staffFigures: FigureTable<StaffMeasure, StaffDimension> = {
  measures: {
    HEADCOUNT: {
      from: 'employee e',
      where: KNOWN,
      at: { onLastDay: 'e.hire_date <= p.last and (e.ended_on is null or e.ended_on > p.last)' },
      value: 'count(*)',
    },
    HIRES: { from: 'employee e', at: { day: 'e.hire_date' }, value: 'count(*)' },
    LEAVERS: { from: 'employee e', at: { day: 'e.ended_on' }, value: 'count(*)' },
  },
  dimensions: {
    DEPARTMENT: { name: 'e.department_name' },
    EMPLOYMENT_TYPE: { word: 'e.employment_type' },
  },
  open: [],
  people: null,
};

/** Hours on timesheets compared with the contract hours of people with a timesheet. */
export const hoursFigures: FigureTable<HoursMeasure, HoursDimension> = {
  measures: {
    WORKED: {
      from: 'timesheet s join employee e on e.id = s.employee_id',
      where: `s.status <> 'rejected'`,
      at: { day: 's.week_start_date' },
      value: 'sum(s.total_seconds) / 3600.0',
    },
    TARGET: {
      from: `(select distinct employee_id, week_start_date from timesheet
        where status <> 'rejected' and week_start_date between :from and :to) s join employee e on e.id = s.employee_id`,
      at: { day: 's.week_start_date' },
      value: 'sum(e.weekly_hours)',
      lacks: ['STATUS'],
    },
  },
  dimensions: {
    DEPARTMENT: { name: 'e.department_name' },
    EMPLOYMENT_TYPE: { word: 'e.employment_type' },
    STATUS: { word: 's.status' },
  },
  open: [],
  people: 'count(distinct e.id)',
};

/** Applications by their status today. */
export const applicationFigures: FigureTable<ApplicationMeasure, ApplicationDimension> = {
  measures: {
    APPLICATIONS: {
      from: `job_application a join job_posting j on j.id = a.posting_id
        join lookup l on l.kind = 'application_status' and l.id = a.status_id`,
      at: { instant: 'a.created_at' },
      value: 'count(*)',
    },
  },
  dimensions: {
    STATUS: { word: 'l.code' },
    DEPARTMENT: { name: 'j.department_name' },
    JOB_TYPE: { word: 'j.job_type' },
  },
  open: ['STATUS'],
  people: 'count(distinct a.applicant_id)',
};
