import { countText } from '../../../ui/numbers';

/** "1 job", "8 jobs" */
export const countOfJobs = (count: number): string => countText(count, 'job');
