/** What it asks of identity and people, as the same viewer. */

export interface KnownPerson {
  user: { id: number; fullName: string; isActive: boolean } | null;
  employees: { results: { department: { id: number; name: string } | null }[] };
}

/** A possible holder of an asset, with the department of their record. */
export const PERSON = `query ItPerson($id: Int!, $ids: [Int!]) {
  user(id: $id) { id fullName isActive }
  employees(userId: $ids, pageSize: 1) { results { department { id name } } }
}`;

export interface KnownDepartments {
  departments: { results: { id: number; name: string; code: string }[] };
}

/** All departments: a filter names them by number, name or code. */
export const DEPARTMENTS = 'query ItDepartments { departments(pageSize: 200) { results { id name code } } }';
