import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { Tabs } from '../../../ui/layout/Tabs';
import { ApplicationList } from './applications/ApplicationList';
import { otherSide } from './otherSide';
import { PostingList } from './postings/PostingList';
import { atSteps, usePipeline, usePostingFigures } from './useRecruitmentFigures';

interface Props {
  tab: 'postings' | 'applications';
  onAdd: () => void;
}

/** Job Postings and Applications, each with how many there are [B2.23]. */
export function RecruitmentTabs({ tab, onAdd }: Props) {
  const { change } = useUrlQuery();
  const { counts: postings } = usePostingFigures();
  const { counts: pipeline } = usePipeline();
  return (
    <Tabs
      label="Postings and applications"
      value={tab}
      onChange={(next) => change({ ...otherSide, tab: next === 'applications' ? next : null })}
      items={[
        {
          id: 'postings',
          label: 'Job Postings',
          ...(postings && { count: postings.total }),
          content: <PostingList onAdd={onAdd} />,
        },
        {
          id: 'applications',
          label: 'Applications',
          ...(pipeline && { count: atSteps(pipeline) }),
          content: <ApplicationList />,
        },
      ]}
    />
  );
}
