import { consoleRows, type ConsoleRow } from '../../../domain/console/consoleRow';
import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import type { SystemCategory, Urgency } from '../../../generated/graphql';

/** A ticket as the IT page shows it in its list. */
export interface ItRow extends ConsoleRow {
  tags: readonly string[];
  createdAt: string;
  systemCategory: SystemCategory;
  urgency: Urgency;
  /** How long it is expected to take, in words. */
  estimatedResolution: string | null;
}

/** The tickets of an answer. */
export const itRows = (tickets: readonly FragmentType<typeof ItRowPart>[]): ItRow[] =>
  tickets.flatMap((ticket) => {
    const { tags, createdAt, itSupport, general, ...rest } = getFragmentData(ItRowPart, ticket);
    const row = consoleRows([rest])[0];
    const part = itSupport ?? general;
    if (!row || !part) return [];
    const { systemCategory, urgency } = part;
    return {
      ...row,
      tags,
      createdAt,
      systemCategory,
      urgency,
      estimatedResolution: itSupport?.estimatedResolution ?? null,
    };
  });

const ItRowPart = graphql(`
  fragment ItRow on Ticket {
    id
    tags
    createdAt
    itSupport {
      systemCategory
      urgency
      estimatedResolution
    }
    general {
      systemCategory
      urgency
    }
    ...ConsoleRow
  }
`);
