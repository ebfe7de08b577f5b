/** 240 people in teams of eight; one of them is gone. */
export const people = Array.from({ length: 240 }, (_, index) => ({
  userId: index + 1,
  fullName: `Person ${index + 1}`,
  email: `person${index + 1}@portal.example`,
  departmentName: ['Engineering', 'Sales', 'IT', null][index % 4] ?? null,
  managerUserId: index === 0 ? null : Math.floor(index / 8) + 1,
  isActive: index !== 20,
}));
/**
 * User ids of the demo accounts. The first leads a team that the third and fourth belong to; the second decides
 * other people's leave.
 */
export const accounts = [4, 5, 26, 27, 120, 200];
/** What the demo of tickets is made from. */
export const input = { people, itStaff: [3, 7], hrStaff: [5, 6], accounts, today: '2026-11-21' };
