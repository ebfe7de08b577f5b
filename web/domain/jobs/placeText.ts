/** "Engineering · Boston"; a dot never begins a line. */
export const placeText = (departmentName: string | null | undefined, location: string): string =>
  [departmentName, location].filter(Boolean).join('\u00a0· ');
