import { ModuleGrid } from '../../ui/layout/CardGrid';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ModuleCard } from '../../ui/layout/ModuleCard';
import type { HomeCard } from './visibleCards';
import type { HomeFigures } from './useHomeFigures';

interface Props {
  cards: readonly HomeCard[];
  figures: HomeFigures;
}

/** The entrances this person has. */
export function HomeCards({ cards, figures }: Props) {
  if (cards.length === 0) {
    return (
      <EmptyState
        drawing="door"
        title="No Access Available."
        text="Please contact your administrator to assign appropriate roles for portal access."
      />
    );
  }
  return (
    <ModuleGrid>
      {cards.map(({ area, name, line, path, icon }) => (
        <ModuleCard
          key={area}
          name={name}
          line={line}
          icon={icon}
          hue={area}
          to={path}
          figures={figures[area]}
        />
      ))}
    </ModuleGrid>
  );
}
