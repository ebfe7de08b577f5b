/** The viewer's team, from whoever knows people. */
export const TEAM = `query TicketsTeam { teamUserIds }`;
