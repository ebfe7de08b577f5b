import type { Viewer } from '../../../domain/session/viewer';

/** Whether someone writes courses: HR and administrators; the server enforces the same (R10). */
export const managesCourses = ({ permissions }: Viewer): boolean => permissions.includes('learning.manage');
