/** "No applicants yet", "1 applicant", "1,204 applicants" */
export const applicantsText = (count: number): string =>
  count === 0
    ? 'No applicants yet'
    : `${count.toLocaleString('en-US')} ${count === 1 ? 'applicant' : 'applicants'}`;
