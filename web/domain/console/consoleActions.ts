import type { ConsoleRow } from './consoleRow';

/** What can be done with a ticket from its row, its panel or by a key. */
export type Action = 'respond' | 'status' | 'assign' | 'delete';

/** Whether the person can do it; the server refuses the same. Everyone who sees a ticket can write on it. */
export const mayDo = (action: Action, { viewerCan }: Pick<ConsoleRow, 'viewerCan'>): boolean =>
  ({
    respond: true,
    status: viewerCan.changeStatus,
    assign: viewerCan.assign,
    delete: viewerCan.delete,
  })[action];
