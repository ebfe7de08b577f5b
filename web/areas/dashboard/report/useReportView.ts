import { isoDay } from '../../../domain/calendar/instant';
import { usePortalConfig } from '../../../domain/config/ConfigContext';
import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { useViewer } from '../../../domain/session/SessionContext';
import { monthsUpTo, type Period } from './periods';
import { usualMonths, periodChoices } from './pinned';

/** What every query of the report is narrowed by. */
export interface ReportRange {
  from: string;
  to: string;
  department: string | null;
}

export interface ReportView {
  /** How many months, as the address has it. */
  months: string;
  periods: readonly Period[];
  range: ReportRange;
  /** The organisation is broken down by department for this person. */
  mayBreakDown: boolean;
  setMonths: (months: string) => void;
  setDepartment: (department: string) => void;
}

/** Months and department, kept in the address: `?months=6&department=Sales`. */
export function useReportView(): ReportView {
  const { query, change } = useUrlQuery();
  const { timeZone } = usePortalConfig();
  const { permissions } = useViewer();
  const mayBreakDown = permissions.some((one) => one === 'graph.explore' || one === 'employee.manage');
  const asked = query.get('months') ?? '';
  const months = periodChoices.some(({ value }) => value === asked) ? asked : usualMonths;
  const periods = monthsUpTo(isoDay(new Date(), timeZone), Number(months));
  return {
    months,
    periods,
    range: {
      from: periods[0]?.key ?? '',
      to: periods.at(-1)?.key ?? '',
      department: (mayBreakDown && query.get('department')) || null,
    },
    mayBreakDown,
    setMonths: (next) => change({ months: next === usualMonths ? null : next }),
    setDepartment: (next) => change({ department: next || null }),
  };
}
