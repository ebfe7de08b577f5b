import styled from 'styled-components';

import { Banner } from '../../ui/feedback/Banner';
import { TextButton } from '../../ui/form/TextButton';
import { useFocusHeir } from '../../ui/overlay/useFocusHeir';
import { theme } from '../../ui/theme';
import type { ListViewControls } from './useListView';

interface Props<Filter extends string> {
  list: Pick<ListViewControls<Filter>, 'unknown' | 'filters' | 'setFilter'>;
  filters: readonly { name: Filter; label: string }[];
}

/** Says which filters of the address do not apply, because the list does not know their words. */
export function UnknownFilters<Filter extends string>({ list, filters }: Props<Filter>) {
  return filters
    .filter(({ name }) => list.unknown.includes(name))
    .map(({ name, label }) => (
      <UnknownFilter
        key={name}
        label={label.toLowerCase()}
        onRemove={() => list.setFilter(name, list.filters[name])}
      />
    ));
}

function UnknownFilter({ label, onRemove }: { label: string; onRemove: () => void }) {
  const note = useFocusHeir<HTMLDivElement>();
  return (
    <Note ref={note}>
      <Banner
        tone="warning"
        action={<TextButton onClick={onRemove}>Remove it from the address</TextButton>}
      >{`The address has an unknown ${label}, so the list is not filtered by ${label}.`}</Banner>
    </Note>
  );
}

const Note = styled.div`
  padding: 0 ${theme.space[5]} ${theme.space[3]};
`;
