/** Asks the portal in the visitor's name. @throws Error with words for a person */
export type AskGraph = <Data>(query: string, variables?: Record<string, unknown>) => Promise<Data>;

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string }[];
}

const noAnswer = 'The portal does not answer. Please try again.';

/** Sends queries to one address with one token. */
export const askGraphAt =
  (url: string, token: string): AskGraph =>
  async <Data>(query: string, variables: Record<string, unknown> = {}) => {
    let answer: Answer<Data>;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Token ${token}` },
        body: JSON.stringify({ query, variables }),
      });
      answer = (await response.json()) as Answer<Data>;
    } catch {
      throw new Error(noAnswer);
    }
    if (answer.errors?.[0]) throw new Error(answer.errors[0].message);
    if (!answer.data) throw new Error(noAnswer);
    return answer.data;
  };
