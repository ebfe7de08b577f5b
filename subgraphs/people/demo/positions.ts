import { CHIEF_EXECUTIVE, DEMO_DEPARTMENTS } from './departments.js';
import type { DemoDepartment } from './departments.js';

/** A place in the reporting tree, before anyone sits on it. */
export interface Position {
  department: DemoDepartment;
  title: string;
  /** The position it reports to; null at the top. */
  manager: Position | null;
  /** Levels of people below; 0 without reports. */
  height: number;
  /** How many positions report to it. */
  span: number;
  /** What the position earns in a typical case. */
  salary: number;
}

const MOST_REPORTS = 9;
const SALARY_STEPS = [0.66, 0.82, 1, 1.18] as const;

/** Where the chief executive or someone with a demo account sits below the head. */
const LEAST: Record<string, number> = { Engineering: 3, Analytics: 2, IT: 2, Operations: 2 };

/**
 * Head counts of the departments for any size of the organisation: the shares of 240, rounded so that they
 * add up.
 */
export function departmentSizes(headcount: number): number[] {
  const total = DEMO_DEPARTMENTS.reduce((sum, department) => sum + department.share, 0);
  const sizes = DEMO_DEPARTMENTS.map(({ name, share }) =>
    Math.max(LEAST[name] ?? 1, Math.floor((share * headcount) / total)),
  );
  const missing = headcount - sizes.reduce((sum, size) => sum + size, 0);
  if (missing < 0) throw new RangeError('The demo organisation needs at least 20 people.');
  return sizes.map((size, index) => (index === 0 ? size + missing : size));
}

/**
 * How many of `count` people below one leader lead groups of their own: as few as keep every span between 3
 * and 9.
 */
function leadersAmong(count: number): number {
  if (count <= MOST_REPORTS) return 0;
  return Math.min(Math.max(Math.ceil(count / (MOST_REPORTS - 1)), 3), 7, Math.floor(count / 4));
}

function leaderTitle({ department, height, span }: Position): string {
  if (height === 1) return span >= 5 ? department.manager : department.lead;
  return height === 2 ? `Senior ${department.manager}` : department.director;
}

/** Positions for `count` people below `leader`, spread evenly over as many levels as it takes. */
function fill(leader: Position, count: number): Position[] {
  const { department } = leader;
  const leaders = leadersAmong(count);
  const perLeader = leaders < 3 ? 3 : Math.floor((count - leaders) / leaders);
  const rest = count - leaders - leaders * perLeader;
  const below: Position[] = [];
  const positionUnder = (manager: Position): Position => {
    const position = { department, title: '', manager, height: 0, span: 0, salary: 0 };
    manager.span += 1;
    below.push(position);
    return position;
  };
  for (let index = 0; index < leaders; index += 1) {
    const position = positionUnder(leader);
    below.push(...fill(position, perLeader + (leaders >= 3 && index < rest ? 1 : 0)));
    position.title = leaderTitle(position);
    position.salary = Math.round(department.salary * (1.15 + 0.2 * position.height));
  }
  const direct = leaders < 3 ? rest : 0;
  for (let index = 0; index < direct; index += 1) {
    const position = positionUnder(leader);
    const step = ((index * 7 + count) % 10 < 3 ? 2 : (index * 3 + count) % 4) as 0 | 1 | 2 | 3;
    position.title = department.ladder[step];
    position.salary = Math.round(department.salary * SALARY_STEPS[step]);
  }
  leader.height =
    leaders > 0
      ? 1 +
        Math.max(
          ...below.filter((position) => position.manager === leader).map((position) => position.height),
        )
      : Number(count > 0);
  return below;
}

const headSalary = ({ salary, under }: DemoDepartment) =>
  under === null ? Math.max(Math.round(salary * 1.75), 245_000) : Math.round(salary * 1.55);

/** The whole tree, leaders before their reports. */
export function buildPositions(headcount: number): Position[] {
  const operations = DEMO_DEPARTMENTS.find((department) => department.name === CHIEF_EXECUTIVE.department);
  if (!operations) throw new Error('The chief executive has no department.');
  const chief: Position = {
    department: operations,
    title: CHIEF_EXECUTIVE.title,
    manager: null,
    height: 9,
    span: 0,
    salary: CHIEF_EXECUTIVE.salary,
  };
  const sizes = departmentSizes(headcount);
  const heads = DEMO_DEPARTMENTS.map((department): Position => ({
    department,
    title: department.head,
    manager: chief,
    height: 0,
    span: 0,
    salary: headSalary(department),
  }));
  for (const head of heads) {
    head.manager = heads.find((other) => other.department.name === head.department.under) ?? chief;
    head.manager.span += 1;
  }
  const others = heads.flatMap((head, index) =>
    fill(head, (sizes[index] ?? 0) - 1 - Number(head.department === operations)),
  );
  return [
    chief,
    ...heads.filter((head) => head.manager === chief),
    ...heads.filter((head) => head.manager !== chief),
    ...others,
  ];
}
