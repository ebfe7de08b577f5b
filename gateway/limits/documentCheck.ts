import { createHash } from 'node:crypto';
import {
  FieldsOnCorrectTypeRule,
  GraphQLError,
  KnownArgumentNamesRule,
  parse,
  ScalarLeafsRule,
  specifiedRules,
  validate,
} from 'graphql';
import type { DocumentNode, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Config } from '../../subgraphs/kit/config/config.js';
import { documentRules } from './documents.js';

type Problems = readonly GraphQLFormattedError[];

/** Where most mistakes are found at a small part of the work of all rules. */
const FIRST_RULES = [FieldsOnCorrectTypeRule, ScalarLeafsRule, KnownArgumentNamesRule];
const MOST_KEPT = 2_000;
/** Characters of a refusal that is kept. */
const LONGEST_KEPT = 2_000;
const NONE: Problems = [];

/** What may have been meant tells names of the schema. */
const HINT = / ?Did you mean .+\?$/;

const said = (error: GraphQLError, code: string): GraphQLFormattedError => ({
  ...error.toJSON(),
  message: error.message.replace(HINT, ''),
  extensions: { code },
});

/**
 * Checks whether the graph would run a document, before the graph parses it: refusing here costs a fraction of
 * refusing there. The result is cached under the hash of the text.
 */
export class DocumentCheck {
  private readonly kept = new Map<string, Problems>();
  private readonly rules: ReturnType<typeof documentRules>;

  constructor(
    private readonly schema: GraphQLSchema,
    config: Config,
  ) {
    this.rules = documentRules(config);
  }

  /** The errors of a text that can be parsed (`documents.ts`); none if the graph would run it. */
  problemsOf(text: string): Problems {
    const hash = createHash('sha256').update(text).digest('base64url');
    const known = this.kept.get(hash);
    if (known) return known;
    const found = this.look(text);
    if (JSON.stringify(found).length > LONGEST_KEPT) return found;
    if (this.kept.size >= MOST_KEPT) this.kept.delete(this.kept.keys().next().value ?? '');
    this.kept.set(hash, found);
    return found;
  }

  private look(text: string): Problems {
    let document: DocumentNode;
    try {
      document = parse(text, this.rules.parseOptions);
    } catch (error) {
      if (error instanceof GraphQLError) return [said(error, 'GRAPHQL_PARSE_FAILED')];
      throw error;
    }
    const { validationRules, validationOptions } = this.rules;
    for (const rules of [validationRules, FIRST_RULES, specifiedRules]) {
      const errors = validate(this.schema, document, rules, validationOptions);
      if (errors.length > 0) return errors.map((error) => said(error, 'GRAPHQL_VALIDATION_FAILED'));
    }
    return NONE;
  }
}
