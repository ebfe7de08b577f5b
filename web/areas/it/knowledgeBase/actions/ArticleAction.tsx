import type { Action, Named } from './articleActions';
import { DeleteArticleDialog } from './DeleteArticleDialog';
import { EditArticleDialog } from './EditArticleDialog';

interface Props {
  action: Action;
  article: Named;
  onDeleted: () => void;
  onClose: () => void;
}

/** The dialog in which something is done with an article. */
export function ArticleAction({ action, article, onDeleted, onClose }: Props) {
  if (action === 'edit') return <EditArticleDialog id={article.id} onClose={onClose} />;
  return <DeleteArticleDialog article={article} onDeleted={onDeleted} onClose={onClose} />;
}
