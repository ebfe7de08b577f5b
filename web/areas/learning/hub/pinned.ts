/** Figures of the cards on /learning: the specification calls them placeholders [C1.14, C9.39, C9.40]. */
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
