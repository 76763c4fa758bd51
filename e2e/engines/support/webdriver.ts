/** Sends a command of WebDriver, such as `POST url`, and resolves with the answer. */
export type Send = <Answer = void>(
  method: 'GET' | 'POST' | 'DELETE',
  command: string,
  body?: object,
) => Promise<Answer>;

/**
 * Opens a session. Maintained client libraries need a later Node than the site.
 *
 * @returns sends commands to the session; `DELETE` with an empty command ends it
 * @throws with the driver's message if a command fails
 * @see https://www.w3.org/TR/webdriver2/#protocol
 */
export async function openSession(server: string, capabilities: object): Promise<Send> {
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${server}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  return (method, command, body = {}) =>
    ask(method, [server, 'session', sessionId, command].filter(Boolean).join('/'), body);
}

async function ask<Answer>(method: string, address: string, body: object): Promise<Answer> {
  const response = await fetch(address, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${address}: ${value.error}: ${value.message}`);
  return value;
}
