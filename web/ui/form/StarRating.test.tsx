import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { StarField, StarRating } from './StarRating';

test('a rating is shown as a number, with the count of ratings; without ratings it says so', () => {
  const { rerender } = render(<StarRating value={4.3} count={1} />);
  expect(screen.getByText('4.3 of 5 stars, 1 rating')).toBeInTheDocument();
  rerender(<StarRating value={4} count={1204} />);
  expect(screen.getByText('4 of 5 stars, 1,204 ratings')).toBeInTheDocument();
  rerender(<StarRating value={null} />);
  expect(screen.getByText('Not rated yet')).toBeVisible();
});

function Form() {
  const [value, setValue] = useState<number | null>(null);
  return (
    <StarField
      label="Your rating"
      error={value === null && 'Choose a rating.'}
      value={value}
      onChange={setValue}
    />
  );
}

test('a rating is given by mouse or arrow keys', async () => {
  const user = userEvent.setup();
  render(<Form />);
  expect(screen.getByRole('radiogroup', { name: 'Your rating' })).toHaveAccessibleDescription(
    'Choose a rating.',
  );
  await user.click(screen.getByRole('radio', { name: '3 stars' }));
  expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  expect(screen.queryByText('Choose a rating.')).not.toBeInTheDocument();
});
