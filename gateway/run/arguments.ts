import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';

/** The command line's options; one that is not known ends the program with a sentence. */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ options });
  } catch (error) {
    process.stderr.write(
      `${error instanceof Error ? error.message : String(error)}\nKnown: ${Object.keys(options)
        .map((name) => `--${name}`)
        .join(', ')}\n`,
    );
    return process.exit(1);
  }
}
