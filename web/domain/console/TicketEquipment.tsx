import { useQuery } from '@apollo/client/react';

import { graphql } from '../../generated/gql';
import type { TicketEquipmentQuery } from '../../generated/graphql';
import { SideList } from '../../ui/data/SideList';
import { QuietFailure } from '../../ui/feedback/QuietFailure';
import { useDateSettings } from '../../ui/form/dates/DateSettings';
import { numberText } from '../../ui/numbers';
import { dayText } from '../calendar/day';
import { hasAnyRole } from '../session/roles';
import { useViewer } from '../session/SessionContext';
import { TicketLine } from '../tickets/TicketLine';
import type { ConsoleRow } from './consoleRow';
import { useDesk } from './desk';

type Found = NonNullable<TicketEquipmentQuery['ticket']>;
type Thing = NonNullable<NonNullable<Found['createdBy']>['equipment']>[number];

/**
 * Of an IT ticket, for IT Staff and Administrators: what the person who sent it has, until when its warranty
 * lasts, and earlier tickets about the asset that the ticket names. The server refuses both to others.
 */
export function TicketEquipment({ ticket: { id, handledWith } }: { ticket: ConsoleRow }) {
  const isOfIt = hasAnyRole(useViewer().roles, ['IT Staff', 'Administrator']);
  const isShown = isOfIt && handledWith.includes('ticket.handle_it');
  const { data, error, loading, refetch } = useQuery(TicketEquipmentDocument, {
    variables: { id },
    skip: !isShown,
  });
  const { statusWord } = useDesk();
  if (!isShown) return null;
  if (error)
    return (
      <QuietFailure busy={loading} onRetry={() => void refetch().catch(() => undefined)}>
        Equipment is not available at the moment.
      </QuietFailure>
    );
  const equipment = data?.ticket?.createdBy?.equipment;
  const earlier = data?.ticket?.earlierOnAsset;
  return (
    <>
      {equipment && (
        <SideList title="Equipment of the reporter">
          {equipment.length === 0 ? <li>No equipment</li> : equipment.map(thing)}
        </SideList>
      )}
      {earlier && earlier.count > 0 && (
        <SideList title={`Earlier tickets on this asset (${numberText(earlier.count)})`}>
          {earlier.results.map((ticket) => (
            <TicketLine key={ticket.id} ticket={ticket} words={statusWord} />
          ))}
        </SideList>
      )}
    </>
  );
}

const thing = (one: Thing) => <EquipmentLine key={one.id} thing={one} />;

function EquipmentLine({
  thing: { assetTag, name, brand, model, warrantyExpiry, isLost },
}: {
  thing: Thing;
}) {
  const { today } = useDateSettings();
  const words = [brand, model].filter(Boolean).join(' ');
  // Many assets are named by their brand and model.
  const maker = name.includes(words) ? '' : words;
  return (
    <li>
      <span>
        {assetTag} · <bdi>{name}</bdi>
      </span>
      <small>
        {maker !== '' && (
          <>
            <bdi>{maker}</bdi> ·{' '}
          </>
        )}
        <span>{warrantyText(warrantyExpiry, today)}</span>
        {isLost && <span> · Lost</span>}
      </small>
    </li>
  );
}

function warrantyText(until: string | null, today: string): string {
  if (until === null) return 'Warranty unknown';
  return `Warranty ${until < today ? 'ended' : 'until'} ${dayText(until)}`;
}

const TicketEquipmentDocument = graphql(`
  query TicketEquipment($id: Int!) {
    ticket(id: $id) {
      id
      earlierOnAsset {
        count
        results {
          id
          title
          status
          createdAt
        }
      }
      createdBy {
        id
        equipment {
          id
          assetTag
          name
          brand
          model
          warrantyExpiry
          isLost
        }
      }
    }
  }
`);
