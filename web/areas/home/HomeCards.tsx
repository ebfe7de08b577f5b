import { useHasScreen } from '../../domain/navigation/ScreensContext';
import { ModuleGrid } from '../../ui/layout/CardGrid';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ModuleCard } from '../../ui/layout/ModuleCard';
import type { HomeCard } from './visibleCards';
import type { HomeFigures } from './useHomeFigures';

interface Props {
  cards: readonly HomeCard[];
  figures: HomeFigures;
}

/** The entrances this person has; a card whose area has no screen yet is shown without a link. */
export function HomeCards({ cards, figures }: Props) {
  const hasScreen = useHasScreen();
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
          to={hasScreen(path) ? path : undefined}
          figures={figures[area]}
        />
      ))}
    </ModuleGrid>
  );
}
