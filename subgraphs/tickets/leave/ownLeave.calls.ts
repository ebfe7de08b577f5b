/** Who else may decide leave by role; two are enough to know. */
export const LEAVE_DECIDERS = `query TicketsLeaveDeciders {
  usersWithPermission(permissions: ["leave.decide"], pageSize: 2) { results { id } }
}`;
