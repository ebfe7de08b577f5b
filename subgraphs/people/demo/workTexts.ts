import { z } from 'zod';
import { readJson, someText } from '../../kit/files/data.js';

const tasks = z.array(someText).min(1, 'are none');

const texts = readJson(
  new URL('workTexts.json', import.meta.url),
  z.strictObject({
    /** What people of each department know. */
    skills: z.record(someText, someText),
    /** What each department does for the portal. */
    portalTasks: z.record(someText, tasks),
    anyPortalTask: tasks,
    tasks: z.strictObject({ Training: tasks, Meetings: tasks, Administration: tasks }),
  }),
);

/** The projects that time is booked on. */
export type Project = 'Portal project' | keyof typeof texts.tasks;

/** Tasks that someone of the department may write down under the project. */
export function tasksOf(project: Project, departmentName: string): readonly string[] {
  return project === 'Portal project'
    ? (texts.portalTasks[departmentName] ?? texts.anyPortalTask)
    : texts.tasks[project];
}

/** What people of the department know, as a resume says it. */
export const skillsOf = (departmentName: string): string =>
  texts.skills[departmentName] ?? 'Microsoft Office';
