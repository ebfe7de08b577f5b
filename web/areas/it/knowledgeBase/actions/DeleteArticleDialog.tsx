import { ConfirmAction } from '../../../../domain/action/ConfirmAction';
import { useAction } from '../../../../domain/action/useAction';
import { hasAnyRole } from '../../../../domain/session/roles';
import { useViewer } from '../../../../domain/session/SessionContext';
import { graphql } from '../../../../generated/gql';
import type { Named } from './articleActions';
import { failed } from '../pinned';
import { articleQueries } from '../staleQueries';

interface Props {
  article: Named;
  /** Called before `onClose` when the article is gone. */
  onDeleted: () => void;
  onClose: () => void;
}

/**
 * Removes an article with its files, after a confirmation. The server refuses people without the permission (R4);
 * IT Staff and Administrators can undo it (K4).
 */
export function DeleteArticleDialog({ article: { id, title }, onDeleted, onClose }: Props) {
  const isOfIt = hasAnyRole(useViewer().roles, ['IT Staff', 'Administrator']);
  const restore = useAction(RestoreArticleDocument, {
    done: 'Article restored successfully',
    failed: failed.restore,
    isTitled: true,
    stale: articleQueries,
  });
  return (
    <ConfirmAction
      document={DeleteArticleDocument}
      variables={{ id }}
      done="Article deleted successfully"
      next={isOfIt ? { label: 'Undo', onPress: () => void restore.run({ id }) } : undefined}
      failed={failed.remove}
      isTitled
      stale={articleQueries}
      title="Delete Article"
      confirmLabel="Delete article"
      cancelLabel="Keep article"
      busyText="Deleting..."
      onDone={onDeleted}
      onClose={onClose}
    >
      <p>
        Are you sure you want to delete <bdi>{title}</bdi>? No one can read it any more, and its PDF files go
        with it.
      </p>
    </ConfirmAction>
  );
}

const DeleteArticleDocument = graphql(`
  mutation DeleteArticle($id: Int!) {
    deleteKbArticle(id: $id)
  }
`);

const RestoreArticleDocument = graphql(`
  mutation RestoreArticle($id: Int!) {
    restoreKbArticle(id: $id) {
      id
    }
  }
`);
