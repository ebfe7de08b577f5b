/** Keeps an uploaded file as the resume of the viewer's profile. */
export const KEEP_RESUME = `mutation PeopleKeepResume($resume: Upload!) {
  updateProfile(input: { resume: $resume }) { id }
}`;
