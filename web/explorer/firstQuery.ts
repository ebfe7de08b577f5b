/** What an analyst finds in the editor on the first visit. */
export const firstQuery = `# Everything you may see, in one graph.
# Ctrl+Enter runs a query, Ctrl+Space completes a name.
# The folder on the left builds queries by clicking,
# the book lists all that can be asked.

query PeopleByDepartment {
  departments(pageSize: 20, ordering: "name") {
    count
    results {
      name
      employeeCount
    }
  }
}
`;
