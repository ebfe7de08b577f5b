import { rank, readPosting, readResume } from '../engine.js';
import { TODAY } from './openings.js';

const posting = readPosting({
  id: 'p',
  title: 'Accountant',
  departmentName: null,
  location: 'Leeds',
  jobType: 'FULL_TIME',
  experienceLevel: 'MID',
  description: '',
  requirements: ['Month-end closing', 'Reconciliations', 'SAP'],
  responsibilities: ['Close the books'],
});
/** Ways to write the dates of a job; without dates, one and the same job. */
export const layouts: ((dates: string) => string)[] = [
  (dates) => `Accountant, Hill Ltd${dates && `, ${dates}`}`,
  (dates) => `Accountant${dates && ` (${dates})`}\nHill Ltd`,
  (dates) => `${dates && `${dates}  `}Accountant, Hill Ltd`,
  (dates) => `Accountant\nHill Ltd${dates && ` | ${dates}`}`,
  (dates) => `Accountant at Hill Ltd${dates && `\n${dates}`}`,
  (dates) => `${dates && `${dates}\n`}Accountant at Hill Ltd`,
  (dates) => `${dates && `${dates}: `}Accountant at Hill Ltd`,
  (dates) => `${dates && `${dates}\n`}Accountant\nHill Ltd`,
  (dates) => `Accountant${dates && `\n${dates}`}\nHill Ltd`,
  (dates) => `Hill Ltd\n${dates && `${dates} `}Accountant`,
];
/** Behind a word on its line a dash between blanks parts two things: "Accountant – 2018". */
export const behindAWord: ((dates: string) => string)[] = [
  (dates) => `Accountant${dates && ` ${dates}`}\nHill Ltd`,
  (dates) => `Hill Ltd${dates && ` ${dates}`}\nAccountant`,
];
/** The resume of an accountant with this job. */
export const read = (header: string) =>
  readResume(`Jane Doe\n\nExperience\n${header}\n- Month-end closing and reconciliations in SAP\n`, TODAY);
/** How well that resume fits the opening for an accountant, in percent. */
export const score = (header: string) => rank(read(header), [posting])[0]?.percentage ?? 0;
