import { inDays } from '../../../kit/testing/time/days.js';
import { describeSubgraph } from '../../../kit/testing/describeSubgraph.js';
import { it as itSubgraph } from '../../subgraph.js';
import { graphql } from '../../testing/graphql.js';
import { addArticles } from '../testing/articles.js';
import { noPolicies, policyStepsOf } from '../../testing/policies.js';

const AskAssistant = graphql(`
  mutation AskOfPolicy($message: String!) {
    sendChatMessage(message: $message) {
      response
    }
  }
`);

describeSubgraph(itSubgraph, noPolicies, ({ as, database }) => {
  const { create, change, begin, publish, withdraw } = policyStepsOf(as.hr);
  const answer = async () =>
    (await as.employee.ask(AskAssistant, { message: 'Zeppelin hangar' })).sendChatMessage.response;

  test('the assistant cites the version in force, neither a draft nor one that comes later', async () => {
    await addArticles(database);
    const { id } = await create({
      title: 'Zeppelin hangar',
      content: '# Watch\nThe zeppelin hangar is watched by the porter.',
    });
    expect(await answer()).not.toContain('porter');
    await publish(id);
    expect(await answer()).toMatch(/From “Zeppelin hangar” \(version 1, in force\).*porter/s);
    await begin(id);
    await change(id, {
      content: '# Watch\nThe zeppelin hangar is watched by the pilot.',
      effectiveOn: inDays(20),
      confirmBy: inDays(10),
    });
    await publish(id);
    expect(await answer()).toContain('porter');
    await withdraw(id, 2);
    await begin(id);
    await change(id, { confirmBy: inDays(10) });
    await publish(id);
    expect(await answer()).toMatch(/version 3, in force\).*pilot/s);
  });
});
