/** Pay with the graph's text, as typed or from minimum and maximum. */
export const salaryText = ({ salaryRange }: { salaryRange?: string | null | undefined }): string =>
  salaryRange || 'Salary not specified';
