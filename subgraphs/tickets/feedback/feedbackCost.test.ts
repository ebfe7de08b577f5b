import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { tickets } from '../subgraph.js';
import { giveAnonymously, giveFeedback } from '../testing/feedback.js';
import { graphql } from '../testing/graphql.js';
import { FeedbackTickets, MasterTickets } from '../testing/lists.js';
import { OwnTicketCounts } from '../testing/ticket.js';

const Page = graphql(`
  query FeedbackPage {
    feedbackTickets {
      results {
        id
        viewerCan {
          cancel
        }
      }
    }
  }
`);
const MyPage = graphql(`
  query MyPage {
    myTickets {
      results {
        id
        viewerCan {
          cancel
        }
      }
    }
  }
`);
const MasterPage = graphql(`
  query MasterPage {
    masterTickets {
      results {
        id
        viewerCan {
          cancel
        }
      }
    }
  }
`);
const LeavePage = graphql(`
  query LeavePage {
    leaveRequests {
      results {
        id
      }
    }
  }
`);
const GeneralPage = graphql(`
  query GeneralPage {
    generalTickets {
      results {
        id
      }
    }
  }
`);
const SupportPage = graphql(`
  query SupportPage {
    itSupportTickets {
      results {
        id
      }
    }
  }
`);
const AllPage = graphql(`
  query AllPage {
    feedbackTickets(all: true) {
      results {
        id
      }
    }
  }
`);
const ShortMyPage = graphql(`
  query ShortMyPage {
    myTickets(pageSize: 1) {
      count
      results {
        id
        viewerCan {
          cancel
        }
      }
    }
  }
`);
const OneFeedback = graphql(`
  query OneFeedback($id: Int!) {
    feedbackTicket(id: $id) {
      id
      viewerCan {
        cancel
      }
    }
  }
`);

describeSubgraph(tickets, ({ as, database }) => {
  test('a list of tickets costs at most three statements, and one statement if it cannot contain anonymous feedback', async () => {
    const id = await giveAnonymously(as.employee);
    for (const who of [as.it, as.hr]) await giveAnonymously(who);
    for (const who of [as.employee, as.it, as.hr]) await giveFeedback(who);
    const cost = async (asking: () => Promise<unknown>) => {
      const before = database.statements;
      await asking();
      return database.statements - before;
    };
    for (const who of [as.employee, as(viewer()), as.it]) {
      for (const page of [Page, MyPage, MasterPage])
        expect(await cost(() => who.ask<unknown, object>(page))).toBe(2);
      expect(await cost(() => who.ask(FeedbackTickets, { pageSize: 1 }))).toBeLessThanOrEqual(3);
      expect(await cost(() => who.ask(MasterTickets, { pageSize: 1 }))).toBeLessThanOrEqual(3);
      expect(await cost(() => who.ask(ShortMyPage))).toBeLessThanOrEqual(3);
      for (const page of [LeavePage, GeneralPage, SupportPage])
        expect(await cost(() => who.ask<unknown, object>(page))).toBe(1);
    }
    expect(await cost(() => as.hr.ask(AllPage))).toBe(1);
    expect(await cost(() => as.hr.ask(FeedbackTickets, { all: true, pageSize: 4 }))).toBe(3);
    expect(await cost(() => as.employee.ask(OneFeedback, { id }))).toBe(1);
    expect(await cost(() => as.employee.ask(OwnTicketCounts, { kind: 'FEEDBACK' }))).toBe(2);
    expect(await cost(() => as.employee.ask(OwnTicketCounts, { kind: 'GENERAL' }))).toBe(1);
  });
});
