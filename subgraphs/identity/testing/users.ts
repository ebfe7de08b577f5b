export const PERSON =
  'id firstName lastName fullName email profilePicture isActive resume resumeName dateJoined lastLogin mustChangePassword roles { role { name } }';
export const USER = `query ($id: Int!) { user(id: $id) { ${PERSON} } }`;
export const ACTIVE =
  'mutation ($id: Int!, $isActive: Boolean!) { setUserActive(id: $id, isActive: $isActive) { isActive } }';
