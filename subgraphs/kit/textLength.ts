/** How many characters PostgreSQL counts in a text: a smile is one, though JavaScript sees two halves. */
export const lengthOf = (text: string): number => [...text].length;
