import { enumOf } from '../../kit/graphql/enumOf.js';

/** Whether a record has its end, documented word by its name in the graph. */
export const ATTENDANCE_STATUS = enumOf('present', 'incomplete');

export type AttendanceStatus = (typeof ATTENDANCE_STATUS)[keyof typeof ATTENDANCE_STATUS];
