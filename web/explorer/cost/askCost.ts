import { parse } from 'graphql';
import { useEffect, useState } from 'react';

import { numberText } from '../../ui/numbers';
import { asked } from './asked';

/** The contents of the editors. */
export interface Written {
  query: string;
  variables: string;
  operationName?: string | undefined;
}

/** What the portal says about running it. */
interface CostText {
  text: string;
  /** The portal would refuse this query. */
  isRefused: boolean;
}

export type AskCost = (written: Written) => Promise<CostText | null>;

interface Answer {
  errors?: { message: string }[];
  extensions?: { cost?: { cost: number; limit: number } };
}

/** The cost is asked for once nothing was typed for this long. */
const STILL_MS = 500;

/** Null while it is not a whole query yet. */
function readable({ query, variables, operationName }: Written) {
  try {
    parse(query);
    return asked({
      query,
      operationName,
      variables: variables.trim() === '' ? undefined : (JSON.parse(variables) as unknown),
    });
  } catch {
    return null;
  }
}

/** Lets the portal judge a query by its own rule, without running it. */
export const askCostAt =
  (url: string, token: string): AskCost =>
  async (written) => {
    const form = readable(written);
    if (!form) return null;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Token ${token}` },
        body: JSON.stringify({ ...form, extensions: { costOnly: true } }),
      });
      const { errors, extensions } = (await response.json()) as Answer;
      if (errors?.[0]) return { text: `This would be refused. ${errors[0].message}`, isRefused: true };
      if (!extensions?.cost) return null;
      const { cost, limit } = extensions.cost;
      return { text: `Cost ${numberText(cost)} of ${numberText(limit)}`, isRefused: false };
    } catch {
      return null;
    }
  };

/** The cost of the query in the editor; null while it is unknown. */
export function useQueryCost(
  askCost: AskCost,
  { query, variables, operationName }: Written,
): CostText | null {
  const [cost, setCost] = useState<CostText | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      void askCost({ query, variables, operationName }).then((found) => {
        if (isCurrent) setCost(found);
      });
    }, STILL_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [askCost, query, variables, operationName]);

  return cost;
}
