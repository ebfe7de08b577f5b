/** What tickets asks of identity, as the same viewer. */

export interface TicketHandlers {
  usersWithPermission: { results: { id: number; fullName: string }[] };
}

/** The user, if they may sign in and any of the permissions is theirs. */
export const TICKET_HANDLER = `query TicketsHandler($permissions: [String!]!, $userId: Int!) {
  usersWithPermission(permissions: $permissions, userId: $userId, pageSize: 1) { results { id fullName } }
}`;
