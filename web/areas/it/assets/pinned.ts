/** Where an asset can be kept. */
export const assetLocations = [
  'Office Floor 1',
  'Office Floor 2',
  'Office Floor 3',
  'Server Room',
  'Storage Room',
  'Mobile Device',
] as const;

/** The first day that a purchase can have. */
export const firstPurchase = '1950-01-01';

/** Rows of one page of the register. */
export const assetsPerPage = 20;

/** The most names that the suggestions of an employee have. */
export const mostSuggestions = 10;

/** Milliseconds that typing pauses before names are asked for. */
export const suggestionPause = 200;

/** Milliseconds that the suggestions are still seen once the field is left. */
export const suggestionStay = 200;

/** Milliseconds that a toast about a remaining task stays. */
export const longToast = 10_000;

/** Shown without employees; none of these names can get an asset. */
export const builtInNames = [
  'John Smith',
  'Sarah Johnson',
  'Michael Brown',
  'Emily Davis',
  'David Wilson',
] as const;
