const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The same query as a command for a shell; the token is the reader's to put in. */
export function curlOf(url: string, query: string, variables: string): string {
  const given: unknown = variables.trim() === '' ? undefined : JSON.parse(variables);
  const body = JSON.stringify({ query, ...(given !== undefined && { variables: given }) });
  return [
    `curl ${quoted(url)}`,
    `-H 'Content-Type: application/json'`,
    `-H 'Authorization: Token <your access token>'`,
    `--data-binary ${quoted(body)}`,
  ].join(' \\\n  ');
}
