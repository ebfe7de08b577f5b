import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';

/** Answers of an exam by question. What they mean depends on the attempt, so that the service reads them. */
export const ExamAnswers = new GraphQLScalarType<unknown, unknown>({
  name: 'ExamAnswers',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});
