import { usePortalConfig } from '../../domain/config/ConfigContext';
import { TokenGate } from '../../domain/session/TokenGate';
import { PageHeader } from '../../ui/layout/PageHeader';
import { EmbeddedReport } from './embedded/EmbeddedReport';
import { Report } from './report/Report';

/** The analytics dashboard of every signed-in person: the configured report, else the portal's own. */
export function DashboardPage() {
  const { biUrl } = usePortalConfig();
  return (
    <>
      <PageHeader
        title="HR Analytics Dashboard"
        line="The figures of the whole organization over time, without names."
        back={{ to: '/home', label: 'Back to Home' }}
      />
      <TokenGate>{biUrl === null ? <Report /> : <EmbeddedReport address={biUrl} />}</TokenGate>
    </>
  );
}
