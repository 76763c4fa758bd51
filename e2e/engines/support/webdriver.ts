/** A session of WebDriver: sends a command, such as `POST url`, and gives what the browser answers. */
export type Send = <Answer = void>(
  method: 'GET' | 'POST' | 'DELETE',
  command: string,
  body?: object,
) => Promise<Answer>;

/**
 * Opens a session. The client libraries that are kept up ask for a later Node than the site does, and a few commands
 * are all that is needed.
 *
 * @param server the driver's address
 * @param capabilities what the session has to be able to do
 * @returns sends commands to the session; `DELETE` with an empty command ends it
 * @throws what the driver says when a command fails
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
