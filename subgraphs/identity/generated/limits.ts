export const changePasswordLimits = {"newPassword":{"min":8,"max":128}} as const;
export const checkNewAccountsLimits = {"people":1000} as const;
export const createPersonalAccessTokenLimits = {"name":100,"lifetimeDays":{"min":1,"max":365}} as const;
export const loginLimits = {"device":{"min":32,"max":128}} as const;
export const markNotificationsReadLimits = {"ids":200} as const;
export const RoleLimits = {"name":100,"displayName":100,"hierarchyLevel":{"min":1,"max":100}} as const;
export const UpdateProfileInputLimits = {"resume":25,"profilePicture":10} as const;
export const UserLimits = {"firstName":150,"lastName":150,"email":254} as const;