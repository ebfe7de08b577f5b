import type { Shown } from '../route.js';

interface HrManagerRecord extends Shown {
  user_id: number;
  full_name: string;
}

/** Someone who can be named as hiring manager; `id` is the employee's. */
export function hrManagerShown({ user_id, ...person }: HrManagerRecord): Shown {
  return { id: person['id'], user: { id: user_id, full_name: person.full_name }, ...person };
}

interface RecommendationRecord extends Shown {
  recommendation_id: number;
  job_id: string;
  job: {
    title: string;
    department_name: string | null;
    location: string;
    salary_range: string | null;
    applications_count: number;
    priority: Shown;
    status: Shown;
  };
}

/**
 * What the portals read of a recommendation: the posting's facts beside the match, its id under both names.
 */
function recommendationShown({ recommendation_id, job_id, job, ...match }: RecommendationRecord): Shown {
  return {
    recommendation_id,
    job: job_id,
    job_id,
    job_title: job.title,
    job_department: job.department_name,
    job_location: job.location,
    job_salary_range: job.salary_range,
    applications_count: job.applications_count,
    job_priority: job.priority,
    job_status: job.status,
    ...match,
  };
}

/** The answer to a request for recommendations, every key always there. */
export function recommendationsShown({
  recommendations,
  ...answer
}: Shown & { recommendations: RecommendationRecord[] }): Shown {
  return { ...answer, recommendations: recommendations.map(recommendationShown) };
}
