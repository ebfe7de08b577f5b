/** What an import asks of people, as the same viewer. */

/** A possible holder of an asset. */
export interface DirectoryEntry {
  userId: number;
  email: string;
  employeeId: string;
  fullName: string;
  department: { id: number; name: string } | null;
}

export interface Directory {
  employees: { next: string | null; results: DirectoryEntry[] };
}

/** Everyone who works here, page by page: a file names people in three ways. */
export const DIRECTORY = `query ItDirectory($after: String) {
  employees(isActive: true, pageSize: 200, after: $after) {
    next results { userId email employeeId fullName department { id name } }
  }
}`;
