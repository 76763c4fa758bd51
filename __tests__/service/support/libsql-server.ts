import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Client, createClient, type InStatement, type InValue, type ResultSet } from '@libsql/client';

type Value =
  { type: 'null' } | { type: 'text' | 'integer'; value: string } | { type: 'float'; value: number };

interface Statement {
  sql?: string;
  /** Of a text that the same message has. */
  sql_id?: number;
  args?: Value[];
  named_args?: { name: string; value: Value }[];
}

interface Step {
  stmt: Statement;
}

type Request =
  | { type: 'store_sql'; sql_id: number; sql: string }
  | { type: 'execute'; stmt: Statement }
  | { type: 'batch'; batch: { steps: Step[] } }
  | { type: 'close' };

const fromWire = (value: Value): InValue =>
  value.type === 'null' ? null : value.type === 'integer' ? Number(value.value) : value.value;

function toWire(value: unknown): Value {
  if (value === null || value === undefined) return { type: 'null' };
  if (typeof value !== 'number') return { type: 'text', value: value as string };
  return Number.isInteger(value) ? { type: 'integer', value: String(value) } : { type: 'float', value };
}

const statementOf = ({ sql = '', args = [], named_args: named = [] }: Statement): InStatement => ({
  sql,
  args:
    named.length > 0
      ? Object.fromEntries(named.map(({ name, value }) => [name, fromWire(value)]))
      : args.map(fromWire),
});

const resultOf = (result?: ResultSet) => ({
  cols: result?.columns.map((name) => ({ name })) ?? [],
  rows: result?.rows.map((row) => result.columns.map((_, index) => toWire(row[index]))) ?? [],
  affected_row_count: result?.rowsAffected ?? 0,
  last_insert_rowid: null,
});

async function answer(client: Client, texts: Map<number, string>, request: Request) {
  const read = (stmt: Statement) => ({ ...stmt, sql: stmt.sql ?? texts.get(stmt.sql_id ?? 0) ?? '' });
  if (request.type === 'store_sql') texts.set(request.sql_id, request.sql);
  if (request.type === 'store_sql' || request.type === 'close') return { type: request.type };
  if (request.type === 'execute')
    return { type: 'execute', result: resultOf(await client.execute(statementOf(read(request.stmt)))) };
  // Between BEGIN and COMMIT, after which there is nothing to take back.
  const statements = request.batch.steps.map(({ stmt }) => read(stmt));
  const isControl = ({ sql }: { sql: string }) => /^(BEGIN|COMMIT|ROLLBACK)/.test(sql);
  const results = await client.batch(statements.filter((stmt) => !isControl(stmt)).map(statementOf), 'write');
  const step_results = statements.map((stmt) =>
    stmt.sql.startsWith('ROLLBACK') ? null : resultOf(isControl(stmt) ? undefined : results.shift()),
  );
  return { type: 'batch', result: { step_results, step_errors: step_results.map(() => null) } };
}

const servers = new Map<Server, Client>();

/**
 * Answers as a remote libSQL database does, from a file. It knows what one client in this project sends.
 *
 * @see https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_3_SPEC.md
 */
export async function libsqlServer(file: string): Promise<string> {
  const client = createClient({ url: `file:${file}` });
  const server = createServer(
    (request, response) =>
      void (async () => {
        if (request.url === '/v2') return response.end();
        if (request.url !== '/v2/pipeline') return response.writeHead(404).end();
        const { requests } = JSON.parse(await text(request)) as { requests: Request[] };
        const results = [];
        const texts = new Map<number, string>();
        for (const one of requests)
          results.push(
            await answer(client, texts, one).then(
              (response) => ({ type: 'ok', response }),
              (error: Error) => ({ type: 'error', error: { message: error.message } }),
            ),
          );
        return response.end(JSON.stringify({ baton: null, base_url: null, results }));
      })(),
  );
  servers.set(server, client);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export function stopLibsqlServers(): void {
  for (const [server, client] of servers) {
    server.close();
    client.close();
  }
  servers.clear();
}
