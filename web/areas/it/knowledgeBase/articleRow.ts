import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import type { ArticleRowFragment } from '../../../generated/graphql';

export type ArticleRow = ArticleRowFragment;

/** An article as the list knows it. */
export const articleRow = (row: FragmentType<typeof ArticleRowPart>): ArticleRow =>
  getFragmentData(ArticleRowPart, row);

const ArticleRowPart = graphql(`
  fragment ArticleRow on KbArticle {
    id
    title
    preview
    category {
      id
      name
    }
    authorName
    isPublished
    viewCount
    downloadCount
    createdAt
    attachments {
      id
    }
    highlights {
      text
      isMatch
    }
    policy {
      policyId
      number
    }
    viewerCan {
      update
      remove
    }
  }
`);
