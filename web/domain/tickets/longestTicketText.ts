/** Longest texts of a ticket in characters, as the graph takes them for every kind. */
export const longestTicketText = { title: 200, description: 10_000 } as const;
