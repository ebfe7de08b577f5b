import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { usePortalConfig } from '../../../domain/config/ConfigContext';
import { ExportButton } from '../../../domain/csv/ExportButton';
import { useExport } from '../../../domain/csv/useExport';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import { useOpenItem } from '../../../domain/list/useOpenItem';
import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { graphql } from '../../../generated/gql';
import { Button } from '../../../ui/form/Button';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { leaveFile } from './leaveFile';
import { LeaveTabs } from './LeaveTabs';
import { MyLeave } from './MyLeave';
import { useLeaveList, type LeaveTab } from './useLeaveList';

const NewLeaveDialog = lazyDialog(() =>
  import('./form/NewLeaveDialog').then((module) => module.NewLeaveDialog),
);
const LeavePanel = lazyDialog(() => import('./LeavePanel').then((module) => module.LeavePanel));

/** Leave: the own year and requests; for managers also the requests to decide. */
export function LeavePage() {
  const { query, change } = useUrlQuery();
  const opened = useOpenItem('request');
  const { timeZone } = usePortalConfig();
  const [asking, setAsking] = useState<{ from: string } | null>(null);

  const { data, loading } = useQuery(OwnReportsDocument, { fetchPolicy: 'cache-first' });
  const wantsTeam = query.get('tab') === 'team';
  // A link to the team's requests is believed until the answer is there.
  const hasTabs = data?.myEmployee ? data.myEmployee.directReportsCount > 0 : wantsTeam && loading;
  const tab: LeaveTab = hasTabs && wantsTeam ? 'team' : 'mine';
  const list = useLeaveList(tab);
  const file = useExport({
    read: (signal) => list.readAll({ signal }),
    file: () => leaveFile(tab, timeZone),
    done: 'Leave requests exported successfully!',
    failed: 'Failed to export leave requests. Please try again.',
  });

  // A link of other screens.
  const isSentHere = query.has('new');
  const end = () => {
    setAsking(null);
    if (isSentHere) change({ new: null }, { replace: true });
  };
  const ask = (from = '') => setAsking({ from });
  const mine = <MyLeave list={list} onAsk={ask} />;

  return (
    <>
      <PageHeader
        title="Leave Management"
        line="Request leave and follow each request."
        back={{ to: '/employee', label: 'Back to Employee Portal' }}
        actions={
          <>
            <ExportButton file={file} disabled={!list.rows || list.count === 0}>
              Export
            </ExportButton>
            <Button icon={Plus} variant="primary" onClick={() => ask()}>
              New Leave Request
            </Button>
          </>
        }
      />
      {hasTabs ? <LeaveTabs tab={tab} mine={mine} list={list} /> : mine}
      {(asking || isSentHere) && <NewLeaveDialog from={asking?.from ?? ''} onClose={end} />}
      {opened.id !== null && (
        <LeavePanel
          id={opened.id}
          listed={list.rows?.find(({ id }) => id === opened.id)}
          steps={opened.stepsIn(list.rows, list)}
          onClose={opened.close}
        />
      )}
    </>
  );
}

const OwnReportsDocument = graphql(`
  query OwnReports {
    myEmployee {
      id
      directReportsCount
    }
  }
`);
