import { graphql } from './graphql.js';

export const Readers = graphql(`
  query PolicyReaders(
    $policyId: Int!
    $number: Int!
    $isConfirmed: Boolean
    $isLate: Boolean
    $department: [Int!]
    $search: String
    $after: String
    $pageSize: Int
    $ordering: String
  ) {
    policyReaders(
      policyId: $policyId
      number: $number
      isConfirmed: $isConfirmed
      isLate: $isLate
      department: $department
      search: $search
      after: $after
      pageSize: $pageSize
      ordering: $ordering
    ) {
      count
      next
      results {
        userId
        fullName
        departmentName
        dueOn
        isLate
        remindedAt
        confirmedAt
      }
    }
  }
`);
export const Remind = graphql(`
  mutation RemindPolicyReaders($id: Int!, $number: Int!, $userIds: [Int!]) {
    remindPolicyReaders(id: $id, number: $number, userIds: $userIds) {
      reminded
      leftOut
    }
  }
`);
export const ExportReaders = graphql(`
  mutation ExportPolicyReaders($policyId: Int!, $number: Int!, $isConfirmed: Boolean) {
    exportPolicyReaders(policyId: $policyId, number: $number, isConfirmed: $isConfirmed) {
      count
      results {
        userId
      }
    }
  }
`);
