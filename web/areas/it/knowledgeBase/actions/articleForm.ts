import { array, object, string } from 'yup';

import { textRule } from '../../../../domain/form/textRule';
import { KbArticleLimits } from '../../../../generated/limits';
import type { SentFile } from '../../../../ui/form/files/FilesDrop';
import { attachmentWords } from '../pinned';

/** A PDF that the article has already. */
export interface SentAttachment extends SentFile {
  id: number;
}

export type Attachment = File | SentAttachment;

/** The values of the form; the names are those of the graph, so that refusals find their fields. */
export interface ArticleValues {
  title: string;
  /** Id of the category; "" for none. */
  category: string;
  content: string;
  attachments: readonly Attachment[];
  isPublished: boolean;
}

export const newArticle: ArticleValues = {
  title: '',
  category: '',
  content: '',
  attachments: [],
  isPublished: true,
};

/** Above the buttons while something required is missing. */
export const incompleteText = 'Please fill in all required fields';

/** Everything is required, and at least one PDF. @param fewest attachments that it must have */
export const articleSchema = (fewest: number) =>
  object({
    title: textRule('Title is required', KbArticleLimits.title),
    category: string().required('Category is required'),
    content: textRule('Content is required', KbArticleLimits.content),
    attachments: array()
      .min(fewest, attachmentWords.none)
      .max(
        KbArticleLimits.attachments.count,
        `An article can have at most ${String(KbArticleLimits.attachments.count)} attachments.`,
      ),
  });

export const filesOf = (attachments: readonly Attachment[]): File[] =>
  attachments.filter((one): one is File => one instanceof File);

/** Numbers of the files that the article had and that were taken out in the form. */
export const removedFrom = (before: readonly Attachment[], now: readonly Attachment[]): number[] =>
  before.flatMap((one) =>
    one instanceof File || now.some((kept) => isSent(kept) && kept.id === one.id) ? [] : [one.id],
  );

const isSent = (one: Attachment): one is SentAttachment => !(one instanceof File);
