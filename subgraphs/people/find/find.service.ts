import type { RequestContext } from '../../kit/request/context.js';
import { findThings, readFind } from '../../kit/find/find.js';
import type { FindSource, FoundThing } from '../../kit/find/find.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { isApplicant, narrowToVisible as narrowApplications } from '../application/application.access.js';
import type { ApplicationFacts } from '../application/application.access.js';
import { statusOf } from '../application/application.status.js';
import { database } from '../database.js';
import { narrowToVisible as narrowEmployees, seesAll } from '../employee/employee.access.js';
import type { FoundKind } from '../generated/schema.js';
import { mayManage, narrowToVisible as narrowPostings } from '../posting/posting.access.js';

const PERSON: FindSource<FoundKind, { name: string; jobTitle: string; departmentName: string | null }> = {
  kind: 'PERSON',
  from: 'employee e',
  id: 'e.id',
  columns: {
    name: `btrim(e.first_name || ' ' || e.last_name)`,
    jobTitle: 'e.job_title',
    departmentName: 'e.department_name',
  },
  searched: 'e.search_text',
  visible: narrowEmployees,
  show: ({ id, name, jobTitle, departmentName }, viewer) => ({
    title: name,
    subtitle: [jobTitle, departmentName].filter(Boolean).join(' · '),
    path: seesAll(viewer) ? `/hr/employees?employee=${id}` : `/profile?person=${id}`,
  }),
};

const POSTING: FindSource<FoundKind, { title: string; departmentName: string; location: string }> = {
  kind: 'POSTING',
  from: 'job_posting p',
  id: 'p.id',
  columns: { title: 'p.title', departmentName: 'p.department_name', location: 'p.location' },
  searched: 'p.search_text',
  visible: narrowPostings,
  show: ({ id, title, departmentName, location }, viewer) => ({
    title,
    subtitle: [departmentName, location].filter(Boolean).join(' · '),
    path: mayManage(viewer) ? `/hr/recruitment?posting=${id}` : `/employee/job-postings?posting=${id}`,
  }),
};

const APPLICATION: FindSource<
  FoundKind,
  ApplicationFacts & { name: string; jobTitle: string; postingId: string }
> = {
  kind: 'APPLICATION',
  from: 'job_application a',
  id: 'a.id',
  columns: {
    name: 'a.applicant_name',
    jobTitle: 'a.job_title',
    postingId: 'a.posting_id',
    applicantId: 'a.applicant_id',
    statusId: 'a.status_id',
  },
  searched: 'a.search_text',
  visible: narrowApplications,
  show: ({ id, name, jobTitle, postingId, applicantId, statusId }, viewer) => {
    const { label } = statusOf(statusId);
    return isApplicant(viewer, { applicantId })
      ? {
          title: jobTitle,
          subtitle: `Your application · ${label}`,
          path: `/employee/job-postings?tab=applications&posting=${postingId}`,
        }
      : {
          title: name,
          subtitle: `${jobTitle} · ${label}`,
          path: `/hr/recruitment?tab=applications&application=${id}`,
        };
  },
};

/** Colleagues, postings and applications with this text, at most five of each. @throws BAD_USER_INPUT search */
export async function searchPeople(
  context: RequestContext,
  search: string,
): Promise<FoundThing<FoundKind>[]> {
  const viewer = requireViewer(context);
  const text = readFind(search);
  if (text === null) return [];
  const found = await Promise.all([
    findThings(database, PERSON, viewer, text),
    findThings(database, POSTING, viewer, text),
    findThings(database, APPLICATION, viewer, text),
  ]);
  return found.flat();
}
