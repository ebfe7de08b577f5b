/**
 * Asks for a fresh address of a file, good for some minutes; null when the file is gone.
 * @param purpose what it is for: an article counts how often a file is saved
 */
export type RenewAddress = (purpose: 'save' | 'view') => Promise<string | null | undefined>;
