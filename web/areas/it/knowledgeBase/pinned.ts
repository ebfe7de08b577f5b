/** Characters of an article that its card shows, and its line of the list. */
export const previewLength = { grid: 150, list: 200 } as const;

/** Articles of a page of the list. */
export const articlesPerPage = 100;

/** Milliseconds without a key after which a search begins. */
export const searchPause = 500;

/** Shown where nothing is found. */
export const noArticles = 'No articles found matching your criteria.';

/** The messages of failures, word for word as specified. */
export const failed = {
  first: 'Failed to load knowledge base data',
  search: 'Failed to search articles',
  list: 'Failed to load articles',
  refresh: 'Failed to refresh articles',
  view: 'Failed to update view count',
  remove: 'Failed to delete article',
  restore: 'Failed to restore article',
  download: 'Failed to download article',
  create: 'Failed to create article. Please try again.',
  update: 'Failed to update article. Please try again.',
} as const;

/** The messages for invalid attachments. */
export const attachmentWords = {
  none: 'At least one PDF attachment is required',
  wrongType: 'Only PDF files are allowed for attachments.',
  tooLarge: 'Each PDF file must be smaller than 10MB.',
} as const;
