/** The months that the report can look back on, the present one among them. */
export const periodChoices = [
  { value: '3', label: 'Last 3 months' },
  { value: '6', label: 'Last 6 months' },
  { value: '12', label: 'Last 12 months' },
  { value: '24', label: 'Last 24 months' },
] as const;

export const usualMonths = '12';
