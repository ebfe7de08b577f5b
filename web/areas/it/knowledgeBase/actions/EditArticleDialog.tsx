import { useQuery } from '@apollo/client/react';

import { useAction } from '../../../../domain/action/useAction';
import { readFailure } from '../../../../domain/failure/failure';
import { changesOf } from '../../../../domain/form/changes';
import { FormDialog } from '../../../../domain/form/FormDialog';
import { getFragmentData } from '../../../../generated/fragment-masking';
import { graphql } from '../../../../generated/gql';
import type { EditedArticleFragment, KbArticleChanges } from '../../../../generated/graphql';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog';
import { ArticleFields } from './ArticleFields';
import { articleSchema, filesOf, incompleteText, removedFrom, type ArticleValues } from './articleForm';
import { failed } from '../pinned';
import { changedArticleQueries } from '../staleQueries';

const title = 'Edit Article';
const isGone = (error: unknown): boolean => readFailure(error).code === 'NOT_FOUND';

/** Reads the article as it is now, then changes it: its author, IT Staff and administrators. */
export function EditArticleDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, loading, refetch } = useQuery(ArticleToEditDocument, { variables: { id } });
  const article = getFragmentData(EditedArticlePart, data?.kbArticle);
  if (article?.id === id && !error) return <EditForm article={article} onClose={onClose} />;
  return (
    <Dialog title={title} size="large" isOpen onClose={onClose}>
      {loading ? (
        <Skeleton steps={40} shape="block" />
      ) : (
        <ErrorState
          text={
            isGone(error)
              ? 'This article is not there any more, or it is not open to you.'
              : 'Failed to load the article. Please try again.'
          }
          retryLabel="Retry"
          onRetry={isGone(error) ? undefined : () => void refetch().catch(() => undefined)}
        />
      )}
    </Dialog>
  );
}

/** Sends the changed fields, with the version that was read. */
function EditForm({ article, onClose }: { article: EditedArticleFragment; onClose: () => void }) {
  const { id, version } = article;
  const { run } = useAction(UpdateArticleDocument, {
    done: 'Article updated successfully',
    failed: failed.update,
    inForm: true,
    once: true,
    stale: changedArticleQueries,
    staleIfRefused: ['ArticleToEdit', 'ArticleDetails'],
  });
  const initialValues = valuesOf(article);
  return (
    <FormDialog
      draft={`article ${String(id)}`}
      title={title}
      line="Everyone reads the corrected article as soon as you save it."
      size="large"
      initialValues={initialValues}
      // An article of the time before attachments were required may stay without.
      schema={articleSchema(Math.min(1, initialValues.attachments.length))}
      incompleteText={incompleteText}
      titles={{ refused: failed.update }}
      submitLabel="Save changes"
      busyLabel="Saving..."
      submit={async (values) => (await run({ id, version, input: toChanges(values, initialValues) })).failure}
      onClose={onClose}
    >
      {(form) => <ArticleFields form={form} />}
    </FormDialog>
  );
}

const valuesOf = ({
  title: name,
  content,
  category,
  isPublished,
  attachments,
}: EditedArticleFragment): ArticleValues => ({
  title: name,
  content,
  category: String(category.id),
  isPublished,
  attachments: attachments.map((file) => ({ id: file.id, name: file.filename, size: file.fileSize })),
});

/** What differs from the article as it was read. */
function toChanges(values: ArticleValues, before: ArticleValues): KbArticleChanges {
  const { attachments, category, ...texts } = changesOf(values, before);
  const [added, removed] = [filesOf(values.attachments), removedFrom(before.attachments, values.attachments)];
  return {
    ...texts,
    ...(category !== undefined && { category: Number(category) }),
    ...(added.length > 0 && { attachments: added }),
    ...(removed.length > 0 && { removeAttachments: removed }),
  };
}

const EditedArticlePart = graphql(`
  fragment EditedArticle on KbArticle {
    id
    version
    title
    content
    category {
      id
    }
    isPublished
    attachments {
      id
      filename
      fileSize
    }
  }
`);

const ArticleToEditDocument = graphql(`
  query ArticleToEdit($id: Int!) {
    kbArticle(id: $id) {
      id
      ...EditedArticle
    }
  }
`);

const UpdateArticleDocument = graphql(`
  mutation UpdateArticle($id: Int!, $input: KbArticleChanges!, $version: Int) {
    updateKbArticle(id: $id, input: $input, version: $version) {
      id
      ...EditedArticle
      ...ArticleDetailsText
    }
  }
`);
