/** A query that is there to be run and changed. */
export interface Sample {
  title: string;
  /** The question it answers, and the readers of its rows if it lists any. */
  about: string;
  query: string;
}

/** The queries of samples.graphql: each begins with two comments, its title and what it answers. */
export const readSamples = (text: string): Sample[] =>
  text
    .trim()
    .split(/\n{2,}(?=# )/)
    .map((block) => {
      const [title = '', about = ''] = block.split('\n');
      return { title: title.slice(2), about: about.slice(2), query: `${block}\n` };
    });
