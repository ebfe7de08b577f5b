import styled from 'styled-components';

import { assetConditionWord } from '../../../../domain/assets/assetCondition';
import { assetStatusWord } from '../../../../domain/assets/assetStatus';
import { dayText } from '../../../../domain/calendar/day';
import { InstantText } from '../../../../domain/calendar/InstantText';
import { getFragmentData, type FragmentType } from '../../../../generated/fragment-masking';
import { graphql } from '../../../../generated/gql';
import { FactList, type Fact } from '../../../../ui/data/FactList';
import { useDateSettings } from '../../../../ui/form/dates/DateSettings';
import { Stack } from '../../../../ui/layout/Stack';
import { moneyText } from '../../../../ui/money';
import { countText } from '../../../../ui/numbers';
import { theme } from '../../../../ui/theme';
import { maintenanceStatusWord, maintenanceTypeWord } from './maintenanceWords';

interface Props {
  asset: FragmentType<typeof AssetFactsPart>;
  data: FragmentType<typeof AssetActivityPart>;
}

const none = 'Not given';

/** Asset, Assignment and Financial Information, Activity Summary, Notes. */
export function AssetFacts({ asset, data }: Props) {
  const facts = getFragmentData(AssetFactsPart, asset);
  const activity = getFragmentData(AssetActivityPart, data);
  const { today } = useDateSettings();
  const { currentAssignment: assignment, warrantyExpiry } = facts;
  const [work] = activity.assetMaintenanceRecords.results;
  return (
    <Stack $gap={6}>
      <Section
        title="Asset Information"
        facts={[
          { label: 'Asset tag', value: facts.assetTag },
          { label: 'Category', value: facts.category.name },
          { label: 'Brand', value: facts.brand ?? none },
          { label: 'Model', value: facts.model ?? none },
          { label: 'Serial number', value: facts.serialNumber ?? none },
          { label: 'Status', value: assetStatusWord[facts.status] },
          { label: 'Condition', value: assetConditionWord[facts.condition] },
          { label: 'Location', value: facts.location ?? none },
        ]}
      />
      <Section
        title="Assignment Information"
        facts={
          assignment
            ? [
                {
                  label: facts.status === 'LOST' ? 'Last held by' : 'Assigned to',
                  value: [assignment.holderName, assignment.holderDepartment].filter(Boolean).join(' · '),
                  wide: true,
                },
                { label: 'Since', value: dayText(assignment.assignedDate) },
                {
                  label: 'Condition on assignment',
                  value: assetConditionWord[assignment.conditionOnAssignment],
                },
                { label: 'Assigned by', value: assignment.assignedByName },
                { label: 'Notes of the assignment', value: assignment.notes || null, wide: true },
              ]
            : [{ label: 'Assigned to', value: 'No one', wide: true }]
        }
      />
      <Section
        title="Financial Information"
        facts={[
          { label: 'Purchase date', value: facts.purchaseDate ? dayText(facts.purchaseDate) : none },
          { label: 'Purchase cost', value: moneyText(facts.purchaseCost) },
          {
            label: 'Warranty',
            value: warrantyExpiry
              ? `${warrantyExpiry < today ? 'Ended' : 'Until'} ${dayText(warrantyExpiry)}`
              : none,
          },
        ]}
      />
      <Section
        title="Activity Summary"
        facts={[
          { label: 'Added', value: <InstantText at={facts.createdAt} /> },
          { label: 'Last changed', value: <InstantText at={facts.updatedAt} withTime /> },
          { label: 'Assigned so far', value: countText(activity.assetAssignments.count, 'time') },
          { label: 'Maintenance', value: countText(activity.assetMaintenanceRecords.count, 'time') },
          {
            label: 'Latest maintenance',
            value: work
              ? `${maintenanceTypeWord[work.maintenanceType]} · ${maintenanceStatusWord[work.status]}`
              : null,
            wide: true,
          },
        ]}
      />
      <section>
        <Heading>Notes</Heading>
        <Text dir="auto">{facts.notes || 'No notes.'}</Text>
      </section>
    </Stack>
  );
}

function Section({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section>
      <Heading>{title}</Heading>
      <FactList facts={facts} />
    </section>
  );
}

const Heading = styled.h3`
  margin-block-end: ${theme.space[3]};
  font-size: ${theme.type[14]};
`;

const Text = styled.p`
  white-space: pre-line;
`;

const AssetFactsPart = graphql(`
  fragment AssetFacts on Asset {
    id
    assetTag
    category {
      id
      name
    }
    brand
    model
    serialNumber
    status
    condition
    location
    purchaseDate
    purchaseCost
    warrantyExpiry
    notes
    createdAt
    updatedAt
    currentAssignment {
      id
      holderName
      holderDepartment
      assignedDate
      assignedByName
      conditionOnAssignment
      notes
    }
  }
`);

const AssetActivityPart = graphql(`
  fragment AssetActivity on Query {
    assetAssignments(asset: [$id], pageSize: 1) {
      count
    }
    assetMaintenanceRecords(asset: [$id], pageSize: 1) {
      count
      results {
        id
        maintenanceType
        status
      }
    }
  }
`);
