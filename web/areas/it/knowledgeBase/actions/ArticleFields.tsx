import { useState } from 'react';

import type { FormFields } from '../../../../domain/form/fields';
import { LateArticleText } from '../../../../domain/knowledge/LateArticleText';
import { KbArticleLimits } from '../../../../generated/limits';
import { Checkbox } from '../../../../ui/form/choice/Checkbox';
import { FilesDrop } from '../../../../ui/form/files/FilesDrop';
import { MarkdownField } from '../../../../ui/form/MarkdownField';
import { Select } from '../../../../ui/form/choice/Select';
import { TextField } from '../../../../ui/form/TextField';
import { lazyDialog } from '../../../../ui/overlay/lazyDialog';
import type { ArticleValues } from './articleForm';
import { attachmentWords } from '../pinned';
import { useKnowledgeCategories } from '../useKnowledgeCategories';

const LocalFileDialog = lazyDialog(() =>
  import('../../../../domain/files/FilePreviewDialog').then((module) => module.LocalFileDialog),
);

interface Props {
  form: FormFields<ArticleValues>;
}

/** What an article is made of, new or changed: its text with a preview, and its PDFs. */
export function ArticleFields({ form }: Props) {
  const categories = useKnowledgeCategories();
  const [shown, setShown] = useState<File | null>(null);
  const isPublished = form.choice('isPublished');
  return (
    <>
      <TextField {...form.text('title')} label="Title" autoComplete="off" required />
      <Select
        {...form.choice('category')}
        label="Category"
        options={categories.toWriteIn}
        loading={categories.loading}
        required
      />
      <MarkdownField
        {...form.choice('content')}
        label="Content"
        hint="Markdown. HTML is shown as the text it is."
        rows={12}
        preview={(text) => <LateArticleText content={text} />}
      />
      <FilesDrop
        {...form.choice('attachments')}
        label="PDF attachments"
        hint={`At least one, at most ${String(KbArticleLimits.attachments.count)}; each smaller than ${String(KbArticleLimits.attachments.megabytes)}MB.`}
        prompt="Drop PDF files here or choose them"
        accept={pdf}
        maxSize={KbArticleLimits.attachments.megabytes * 1024 * 1024 - 1}
        wordRefusal={(refusal) =>
          refusal === 'file-too-large'
            ? attachmentWords.tooLarge
            : refusal === 'file-invalid-type'
              ? attachmentWords.wrongType
              : undefined
        }
        onView={setShown}
      />
      <Checkbox
        label="Published"
        hint="A draft is seen by its author, IT Staff and administrators alone."
        name={isPublished.name}
        checked={isPublished.value}
        onChange={({ target }) => isPublished.onChange(target.checked)}
      />
      {shown && <LocalFileDialog file={shown} onClose={() => setShown(null)} />}
    </>
  );
}

const pdf = { 'application/pdf': ['.pdf'] };
