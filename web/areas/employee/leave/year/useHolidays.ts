import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';

import { graphql } from '../../../../generated/gql';

/** Names of a year's public holidays by their date, in order; empty without an answer. */
export function useHolidays(year: number | undefined): ReadonlyMap<string, string> {
  const { data } = useQuery(HolidaysOfYearDocument, year === undefined ? skipToken : { variables: { year } });
  return useMemo(() => new Map(data?.holidays.results.map(({ date, name }) => [date, name])), [data]);
}

const HolidaysOfYearDocument = graphql(`
  query HolidaysOfYear($year: Int!) {
    holidays(year: $year, pageSize: 200) {
      results {
        id
        date
        name
      }
    }
  }
`);
