import { graphql } from './graphql.js';

export const MasterTickets = graphql(`
  query MasterTickets(
    $type: [TicketKindFilter!]
    $status: [TicketStatusInput!]
    $priority: [TicketPriority!]
    $assignedTo: [Int!]
    $mine: Boolean
    $search: String
    $page: Int
    $pageSize: Int
    $ordering: String
  ) {
    masterTickets(
      type: $type
      status: $status
      priority: $priority
      assignedTo: $assignedTo
      mine: $mine
      search: $search
      page: $page
      pageSize: $pageSize
      ordering: $ordering
    ) {
      count
      results {
        id
        title
        createdByEmail
      }
    }
  }
`);

export const AssignedTickets = graphql(`
  query AssignedTickets {
    assignedTickets {
      count
      results {
        id
        assignedToId
        assignedTo {
          id
        }
        assignedToName
      }
    }
  }
`);

export const MyTickets = graphql(`
  query MyTickets {
    myTickets {
      count
      results {
        id
      }
    }
  }
`);

export const FeedbackTickets = graphql(`
  query FeedbackTickets(
    $all: Boolean
    $mine: Boolean
    $status: [TicketStatusInput!]
    $priority: [TicketPriority!]
    $feedbackType: [FeedbackType!]
    $isAnonymous: Boolean
    $search: String
    $page: Int
    $pageSize: Int
    $ordering: String
  ) {
    feedbackTickets(
      all: $all
      mine: $mine
      status: $status
      priority: $priority
      feedbackType: $feedbackType
      isAnonymous: $isAnonymous
      search: $search
      page: $page
      pageSize: $pageSize
      ordering: $ordering
    ) {
      count
      results {
        id
        title
        viewerCan {
          cancel
        }
      }
    }
  }
`);

export const GeneralTickets = graphql(`
  query GeneralTickets(
    $all: Boolean
    $mine: Boolean
    $status: [TicketStatusInput!]
    $priority: [TicketPriority!]
    $category: [Int!]
    $assignedTo: [Int!]
    $search: String
    $page: Int
    $pageSize: Int
    $ordering: String
  ) {
    generalTickets(
      all: $all
      mine: $mine
      status: $status
      priority: $priority
      category: $category
      assignedTo: $assignedTo
      search: $search
      page: $page
      pageSize: $pageSize
      ordering: $ordering
    ) {
      count
      results {
        id
      }
    }
  }
`);

export const GeneralItTickets = graphql(`
  query GeneralItTickets(
    $status: [TicketStatusInput!]
    $priority: [TicketPriority!]
    $urgency: [Urgency!]
    $category: [Int!]
    $systemCategory: [SystemCategory!]
    $assigned: Boolean
    $search: String
    $page: Int
    $pageSize: Int
    $ordering: String
  ) {
    generalItTickets(
      status: $status
      priority: $priority
      urgency: $urgency
      category: $category
      systemCategory: $systemCategory
      assigned: $assigned
      search: $search
      page: $page
      pageSize: $pageSize
      ordering: $ordering
    ) {
      count
      results {
        id
      }
    }
  }
`);

export const ItSupportTickets = graphql(`
  query ItSupportTickets(
    $mine: Boolean
    $status: [TicketStatusInput!]
    $priority: [TicketPriority!]
    $impactLevel: [ImpactLevel!]
    $issueType: [String!]
    $assignedTo: [Int!]
    $search: String
    $page: Int
    $pageSize: Int
    $ordering: String
  ) {
    itSupportTickets(
      mine: $mine
      status: $status
      priority: $priority
      impactLevel: $impactLevel
      issueType: $issueType
      assignedTo: $assignedTo
      search: $search
      page: $page
      pageSize: $pageSize
      ordering: $ordering
    ) {
      count
      results {
        id
      }
    }
  }
`);

export const UrgencyOfTickets = graphql(`
  query UrgencyOfTickets($search: String) {
    generalItTickets(search: $search) {
      results {
        id
        itSupport {
          urgency
        }
      }
    }
  }
`);
