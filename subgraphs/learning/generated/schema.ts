export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  _FieldSet: { input: unknown; output: unknown; }
};

export type LearningStats = {
  totalCertifications: Scalars['Int']['output'];
  totalCourses: Scalars['Int']['output'];
};

export type Query = {
  learningDashboardStats: LearningStats;
};
