import { useAction } from '../../../../domain/action/useAction';
import { FormDialog } from '../../../../domain/form/FormDialog';
import { useViewAction } from '../../../../domain/list/useViewAction';
import { graphql } from '../../../../generated/gql';
import { ArticleFields } from './ArticleFields';
import { articleSchema, filesOf, incompleteText, newArticle } from './articleForm';
import { failed } from '../pinned';
import { articleQueries } from '../staleQueries';

/** Writes an article with its PDFs. */
export function AddArticleDialog({ onClose }: { onClose: () => void }) {
  const view = useViewAction('/it/knowledge-base', 'article');
  const { run } = useAction(CreateArticleDocument, {
    done: 'Article created successfully!',
    failed: failed.create,
    inForm: true,
    once: true,
    stale: articleQueries,
    next: ({ createKbArticle: { id } }) => view(id),
  });
  return (
    <FormDialog
      draft="new article"
      title="Add New Article"
      line="Everyone in the company can read what is published."
      size="large"
      initialValues={newArticle}
      schema={articleSchema(1)}
      incompleteText={incompleteText}
      titles={{ refused: failed.create }}
      submitLabel="Add Article"
      busyLabel="Adding..."
      submit={async ({ title, category, content, attachments, isPublished }) => {
        const input = {
          title,
          category: Number(category),
          content,
          isPublished,
          attachments: filesOf(attachments),
        };
        return (await run({ input })).failure;
      }}
      onClose={onClose}
    >
      {(form) => <ArticleFields form={form} />}
    </FormDialog>
  );
}

const CreateArticleDocument = graphql(`
  mutation CreateArticle($input: KbArticleInput!) {
    createKbArticle(input: $input) {
      id
    }
  }
`);
