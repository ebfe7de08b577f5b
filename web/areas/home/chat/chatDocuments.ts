import { graphql } from '../../../generated/gql';

/** Asks the assistant; nothing of it is stored. */
export const SendChatMessageDocument = graphql(`
  mutation SendChatMessage($message: String!, $conversationHistory: [ChatMessageInput!]!) {
    sendChatMessage(message: $message, conversationHistory: $conversationHistory) {
      response
      brief
      isSure
      timestamp
      sources {
        article {
          id
          title
        }
        heading
        quote
      }
      nearest {
        id
        title
      }
    }
  }
`);
