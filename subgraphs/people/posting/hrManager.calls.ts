/** Everyone whose roles let them manage recruitment: HR and Administrators. */
export const RECRUITERS = `query PeopleRecruiters($page: Int!) {
  usersWithPermission(permissions: ["recruitment.manage"], page: $page, pageSize: 200) { count results { id } }
}`;
