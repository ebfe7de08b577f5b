import { useQuery } from '@apollo/client/react';

import { graphql } from '../../../../generated/gql';
import { BarChart } from '../../../../ui/charts/BarChart';
import { Card } from '../../../../ui/layout/Card';

const series = [1, 2, 3, 4, 5].map((rating) => ({ key: String(rating), name: `Rating ${rating}` }));

/** The distribution of ratings over the departments; the server withholds small ones. */
export function DistributionCard({ id }: { id: number }) {
  const { data, previousData, error, loading, refetch } = useQuery(ReviewDistributionDocument, {
    variables: { id },
    notifyOnNetworkStatusChange: true,
  });
  const departments = (data ?? previousData)?.reviewDistribution.departments;
  const withheld = departments?.filter(({ isWithheld }) => isWithheld).length ?? 0;
  return (
    <Card title="Ratings by department" aria-label="Ratings by department">
      <BarChart
        label="Ratings by department"
        rowName="Department"
        series={series}
        stacked
        rows={departments?.flatMap(({ department, ratings }) =>
          ratings
            ? [
                {
                  key: department ?? '',
                  name: department ?? 'No department',
                  values: Object.fromEntries(ratings.map((count, at) => [String(at + 1), count])),
                },
              ]
            : [],
        )}
        busy={loading}
        error={error ? 'Failed to load the ratings. Please try again.' : undefined}
        onRetry={() => void refetch().catch(() => undefined)}
        hue="hr"
        empty="No ratings that can be shown yet."
      />
      {withheld > 0 && <p>Departments of fewer than five rated people are not shown.</p>}
    </Card>
  );
}

const ReviewDistributionDocument = graphql(`
  query ReviewDistribution($id: Int!) {
    reviewDistribution(cycleId: $id) {
      departments {
        department
        ratings
        isWithheld
      }
    }
  }
`);
