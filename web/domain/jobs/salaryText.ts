/** Pay as the graph words it, from what was typed or from the least and the most. */
export const salaryText = ({ salaryRange }: { salaryRange?: string | null | undefined }): string =>
  salaryRange || 'Salary not specified';
