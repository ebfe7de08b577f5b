/** The viewer's team, from the one who knows people. */
export const TEAM = `query TicketsTeam { teamUserIds }`;
