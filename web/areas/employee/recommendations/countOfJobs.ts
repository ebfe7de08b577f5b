/** "1 job", "8 jobs" */
export const countOfJobs = (count: number): string => `${String(count)} ${count === 1 ? 'job' : 'jobs'}`;
