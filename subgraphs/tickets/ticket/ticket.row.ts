import type { TicketKind } from './ticket.kinds.js';
import type { TicketPriority, TicketStatus } from './ticket.status.js';

/** A file as rows keep it; its bytes are in the store under the key. */
export interface HeldFile {
  key: string;
  name: string;
  contentType: string;
}

/** The additional columns of a kind. */
export interface TicketDetails {
  reason?: string | null;
  issueType?: string | null;
  affectedSystem?: string | null;
  assetTag?: string | null;
  location?: string | null;
  estimatedResolution?: string | null;
  feedbackType?: string;
  /** 1 to 5. */
  rating?: number | null;
}

/** A ticket as read: anonymous feedback already without its author. */
export interface TicketRow {
  id: number;
  kind: TicketKind;
  title: string;
  description: string;
  status: TicketStatus;
  priority: TicketPriority;
  createdById: number | null;
  createdByName: string;
  createdByEmail: string | null;
  createdByDepartment: string | null;
  isAnonymous: boolean;
  /** Whether anonymous feedback that was read by its id is the viewer's own. Never part of the stored row. */
  isAuthor?: boolean;
  assignedToId: number | null;
  assignedToName: string | null;
  tags: string[];
  createdAt: string;
  updatedAt: string;
  resolvedAt: string | null;
  categoryId: number | null;
  categoryName: string | null;
  categoryDepartment: string | null;
  impactLevel: string | null;
  systemCategory: string | null;
  leaveType: string | null;
  startDate: string | null;
  endDate: string | null;
  totalDays: number | null;
  approvedByName: string | null;
  approvalDate: string | null;
  /** The supporting document of a leave request. */
  document: HeldFile | null;
  details: TicketDetails;
  /** Grows with every change. */
  version: number;
}

/** What decides over a ticket beside the viewer. A row of a list does not know `isAuthor` (see knownAuthor). */
export type TicketFacts = Pick<TicketRow, 'kind' | 'categoryId' | 'createdById' | 'isAuthor' | 'status'>;
