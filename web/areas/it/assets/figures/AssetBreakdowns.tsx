import styled from 'styled-components';

import { assetConditionWord } from '../../../../domain/assets/assetCondition';
import { useUrlQuery } from '../../../../domain/list/useUrlQuery';
import { BarList } from '../../../../ui/data/figures/BarList';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { Card } from '../../../../ui/layout/Card';
import { ModuleGrid } from '../../../../ui/layout/CardGrid';
import { Disclosure } from '../../../../ui/layout/Disclosure';
import { TextLink } from '../../../../ui/layout/TextLink';
import { useMedia } from '../../../../ui/layout/useMedia';
import { theme } from '../../../../ui/theme';
import type { AssetFigures } from './useAssetFigures';

/** Assets by Condition and by Type, most first; each bar narrows the list, pressed again it does not. */
export function AssetBreakdowns({ figures, failed }: AssetFigures) {
  const isPhone = useMedia(theme.media.phone);
  if (failed) return null;
  const both = (
    <ModuleGrid>
      <Breakdown
        title="Assets by Condition"
        filter="condition"
        parts={figures?.byCondition.map(({ condition, count }) => ({
          value: condition.toLowerCase(),
          name: assetConditionWord[condition],
          count,
        }))}
      />
      <Breakdown
        title="Assets by Type"
        filter="type"
        parts={figures?.byType.map(({ category, name, count }) => ({ value: String(category), name, count }))}
      />
    </ModuleGrid>
  );
  // The list comes first where it would begin far below.
  return isPhone ? <Disclosure label="By condition and type">{both}</Disclosure> : both;
}

interface Props {
  title: string;
  /** Its name in the address. */
  filter: 'condition' | 'type';
  parts: readonly { value: string; name: string; count: number }[] | undefined;
}

function Breakdown({ title, filter, parts }: Props) {
  const { query, linkTo } = useUrlQuery();
  const chosen = query.get(filter);
  return (
    <Card title={title}>
      {!parts && <Skeleton steps={40} shape="block" />}
      {parts?.length === 0 && <p>No assets yet.</p>}
      {parts && parts.length > 0 && (
        <BarList
          label={title}
          hue="it"
          dense={filter === 'type'}
          items={parts.map(({ value, name, count }) => ({
            key: value,
            name: (
              <BarLink
                tone="plain"
                to={linkTo({ [filter]: value === chosen ? null : value, page: null })}
                preventScrollReset
                aria-current={value === chosen || undefined}
                title={value === chosen ? 'Show all again' : `Show only ${name.toLowerCase()}`}
              >
                {name}
              </BarLink>
            ),
            value: count,
          }))}
        />
      )}
    </Card>
  );
}

/** The whole bar is the target. */
const BarLink = styled(TextLink)`
  &::after {
    content: '';
    position: absolute;
    inset: calc(${theme.space[1]} * -1) calc(${theme.space[2]} * -1);
    border-radius: ${theme.radius.control};
  }
  &[aria-current]::after {
    box-shadow: inset 0 0 0 ${theme.size.hair} ${theme.hue('it').text};
  }
`;
