/** What an analyst finds in the editor on the first visit. */
export const firstQuery = `# Everything you may see, in one graph.
# Ctrl+Enter runs a query, Ctrl+Space completes a name.
# On the left: the book lists all that can be asked,
# the book with a mark has questions with their queries,
# the table shows the answer as rows to save,
# the folder builds queries by clicking.

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
