/** Figures of the cards on /learning: the specification calls them placeholders. */
export const hubCounts = {
  courses: [
    { label: 'Courses', value: '24' },
    { label: 'Subjects', value: '6' },
  ],
  certifications: [
    { label: 'Certifications', value: '12' },
    { label: 'Valid for', value: '3 years' },
  ],
  assistant: [],
} as const;
