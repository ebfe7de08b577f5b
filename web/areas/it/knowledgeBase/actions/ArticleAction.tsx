import type { Deed, Named } from './articleActions';
import { DeleteArticleDialog } from './DeleteArticleDialog';
import { EditArticleDialog } from './EditArticleDialog';

interface Props {
  deed: Deed;
  article: Named;
  onDeleted: () => void;
  onClose: () => void;
}

/** The dialog in which something is done with an article. */
export function ArticleDeed({ deed, article, onDeleted, onClose }: Props) {
  if (deed === 'edit') return <EditArticleDialog id={article.id} onClose={onClose} />;
  return <DeleteArticleDialog article={article} onDeleted={onDeleted} onClose={onClose} />;
}
