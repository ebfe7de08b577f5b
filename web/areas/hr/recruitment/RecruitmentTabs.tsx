import { countIn } from '../../../domain/list/countIn';
import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { Tabs } from '../../../ui/layout/Tabs';
import { usePipeline, usePostingFigures } from '../recruitmentFigures';
import { ApplicationList } from './applications/ApplicationList';
import { otherSide } from './otherSide';
import { PostingList } from './postings/PostingList';

interface Props {
  tab: 'postings' | 'applications';
  onAdd: () => void;
}

/** Job Postings and Applications, each with how many there are. */
export function RecruitmentTabs({ tab, onAdd }: Props) {
  const { change } = useUrlQuery();
  const { data: postings } = usePostingFigures();
  const { data: pipeline } = usePipeline();
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
          ...(pipeline && { count: countIn(pipeline) }),
          content: <ApplicationList />,
        },
      ]}
    />
  );
}
