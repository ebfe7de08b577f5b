/** The resume in a profile, as identity shows it to the viewer: to the person, HR and administrators. */
export const PROFILE_RESUME = `query PeopleResume($id: Int!) {
  user(id: $id) { resume resumeName }
}`;
