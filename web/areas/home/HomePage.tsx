import { todayText } from '../../domain/calendar/today';
import { usePortalConfig } from '../../domain/config/ConfigContext';
import { useViewer } from '../../domain/session/SessionContext';
import { PageHeader } from '../../ui/layout/PageHeader';
import { ChatAssistant } from './chat/ChatAssistant';
import { greeting } from './greeting';
import { HomeCards } from './HomeCards';
import { TodaySection } from './TodaySection';
import { useHomeFigures } from './useHomeFigures';
import { visibleCards } from './visibleCards';

/** The first page after signing in. */
export function HomePage() {
  const { firstName, roles } = useViewer();
  const figures = useHomeFigures();
  const now = new Date();
  const { timeZone } = usePortalConfig();

  return (
    <>
      <PageHeader title={`${greeting(now)}, ${firstName}`} line={todayText(now, timeZone)} />
      <HomeCards cards={visibleCards(roles)} figures={figures} />
      <TodaySection />
      <ChatAssistant />
    </>
  );
}
