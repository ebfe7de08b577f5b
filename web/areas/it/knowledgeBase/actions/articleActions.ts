import { Download, Eye, Pencil, Trash2 } from 'lucide-react';

import type { MenuAction } from '../../../../ui/overlay/menu/menuAction';
import type { ArticleRow } from '../articleRow';

/** The actions on an article that have a dialog. */
export type Action = 'edit' | 'delete';

/** What the dialogs have to know of an article. */
export type Named = Pick<ArticleRow, 'id' | 'title'>;

interface Does {
  onOpen: (id: number) => void;
  onDownload: (article: Named) => void;
  onAct: (action: Action, article: Named) => void;
}

/**
 * The menu of an article in the list; deleting is offered to everyone, and the server checks the permission; not
 * for a policy.
 */
export const menuOf = (article: ArticleRow, { onOpen, onDownload, onAct }: Does): readonly MenuAction[] => [
  { label: 'Read', icon: Eye, onAction: () => onOpen(article.id) },
  ...(article.attachments.length > 0
    ? [{ label: 'Download All', icon: Download, onAction: () => onDownload(article) }]
    : []),
  ...(article.viewerCan.update
    ? [{ label: 'Edit', icon: Pencil, onAction: () => onAct('edit', article) }]
    : []),
  ...(article.policy === null
    ? [{ label: 'Delete Article', icon: Trash2, danger: true, onAction: () => onAct('delete', article) }]
    : []),
];
