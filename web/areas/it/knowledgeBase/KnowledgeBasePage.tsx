import { Plus } from 'lucide-react';
import { useState } from 'react';

import { useOpenItem } from '../../../domain/list/useOpenItem';
import { hasAnyRole } from '../../../domain/session/roles';
import { useViewer } from '../../../domain/session/SessionContext';
import { Button } from '../../../ui/form/Button';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Stack } from '../../../ui/layout/Stack';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import { ArticleList } from './ArticleList';
import { menuOf, type Action, type Named } from './actions/articleActions';
import { KnowledgeCards } from './KnowledgeCards';
import { useArticleList } from './useArticleList';
import { useDownloadAll } from './useDownloadAll';

const AddArticleDialog = lazyDialog(() =>
  import('./actions/AddArticleDialog').then((module) => module.AddArticleDialog),
);
const ArticleAction = lazyDialog(() =>
  import('./actions/ArticleAction').then((module) => module.ArticleAction),
);
const PolicyReader = lazyDialog(() => import('./policy/PolicyReader').then((module) => module.PolicyReader));
const ArticleReader = lazyDialog(() => import('./ArticleReader').then((module) => module.ArticleReader));

/** The knowledge base of IT, which everyone reads and writes. */
export function KnowledgeBasePage() {
  const { roles } = useViewer();
  const list = useArticleList();
  const opened = useOpenItem('article');
  const policy = useOpenItem('policy');
  const { downloadAll } = useDownloadAll();
  const [adding, setAdding] = useState(false);
  const [asked, setAsked] = useState<{ action: Action; article: Named } | null>(null);
  const onAct = (action: Action, article: Named) => setAsked({ action, article });
  const add = () => setAdding(true);
  const isOfIt = hasAnyRole(roles, ['IT Staff', 'Administrator']);

  return (
    <>
      <PageHeader
        title="IT Knowledge Base"
        line="Articles and guides for everyone."
        // Back to where the person may be (5j).
        back={isOfIt ? { to: '/it', label: 'Back to IT Portal' } : { to: '/home', label: 'Back to Home' }}
        actions={
          <Button icon={Plus} variant="primary" onClick={add}>
            Add Article
          </Button>
        }
      />
      <Stack>
        <KnowledgeCards />
        <ArticleList
          list={list}
          opened={opened}
          actions={(row) =>
            menuOf(row, {
              onOpen: opened.open,
              onDownload: (article) => void downloadAll(article),
              onAct,
            })
          }
          onAdd={add}
        />
      </Stack>
      {policy.key !== null && <PolicyReader of={policy.key} onClose={policy.close} />}
      {opened.id !== null && policy.key === null && (
        <ArticleReader
          id={opened.id}
          listed={list.rows?.find(({ id }) => id === opened.id)?.title}
          steps={opened.stepsIn(list.rows, list)}
          onAct={onAct}
          onClose={opened.close}
        />
      )}
      {adding && <AddArticleDialog onClose={() => setAdding(false)} />}
      {asked && (
        <ArticleAction
          {...asked}
          onDeleted={() => {
            if (opened.id === asked.article.id) opened.close();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
