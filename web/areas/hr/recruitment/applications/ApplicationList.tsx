import styled from 'styled-components';

import { ExportButton } from '../../../../domain/csv/ExportButton';
import { ListCard } from '../../../../domain/list/ListCard';
import { useOpenItem } from '../../../../domain/list/useOpenItem';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { TextButton } from '../../../../ui/form/TextButton';
import { Stack } from '../../../../ui/layout/Stack';
import { lazyDialog } from '../../../../ui/overlay/lazyDialog';
import { theme } from '../../../../ui/theme';
import { usePipeline } from '../../recruitmentFigures';
import { applicationColumns } from './applicationColumns';
import { PipelineFunnel } from './PipelineFunnel';
import { useApplicationFile } from './useApplicationFile';
import { statusOptions, useApplicationList } from './useApplicationList';

const ApplicationPanel = lazyDialog(() =>
  import('./ApplicationPanel').then((module) => module.ApplicationPanel),
);

/** The pipeline, and the applications in it; the open one beside them. */
export function ApplicationList() {
  const list = useApplicationList();
  const { status, job } = list.filters;
  const ofOne = job !== 'all';
  const pipeline = usePipeline({ jobPosting: ofOne ? job : null, search: list.search });
  const file = useApplicationFile(list);
  const opened = useOpenItem('application');

  return (
    <Stack>
      {ofOne && (
        <Narrowed role="status">
          <span>
            Applications for <bdi>{list.rows?.[0]?.jobTitle ?? 'one posting'}</bdi>
          </span>
          <TextButton onClick={() => list.setFilter('job', 'all')}>Show those for all postings</TextButton>
        </Narrowed>
      )}
      <PipelineFunnel
        pipeline={pipeline}
        chosen={status === 'all' ? null : status}
        onChoose={(code) => list.setFilter('status', code ?? 'all')}
      />
      <ListCard
        list={list}
        label="Applications"
        nouns={['application', 'applications']}
        filters={[{ name: 'status', label: 'Status', options: statusOptions }]}
        tools={
          <ExportButton file={file} disabled={!list.rows || list.count === 0}>
            Export
          </ExportButton>
        }
        columns={applicationColumns}
        view="applications of HR"
        current={opened.key}
        failed="Failed to load applications. Please try again."
        noMatch="No applications found"
        advice="Try another name, position or status."
        nothing={
          <EmptyState
            title="No applications found"
            text="Applications appear here once people apply for a posting."
          />
        }
      />
      {opened.key !== null && (
        <ApplicationPanel
          id={opened.key}
          listed={list.rows?.find(({ id }) => id === opened.key)}
          steps={opened.stepsIn(list.rows, list)}
          onClose={opened.close}
        />
      )}
    </Stack>
  );
}

const Narrowed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[1]} ${theme.space[3]};
  color: ${theme.color.ink2};
  overflow-wrap: anywhere;
`;
