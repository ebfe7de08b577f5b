import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { Card } from '../../../../ui/layout/Card';

/** Shown in the place of a course that has nothing to open. */
export const NoContent = () => (
  <Card role="alert">
    <ErrorState
      title="Content Not Available"
      text="This course content is currently unavailable. Please contact support for assistance."
    />
  </Card>
);
