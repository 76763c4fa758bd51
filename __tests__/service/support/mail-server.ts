import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

const open = new Set<SMTPServer>();

/** A server for e-mail that keeps what it gets. */
export async function mailServer() {
  const received: { to: string[]; text: string }[] = [];
  const state = {
    /** What the server answers to a recipient, if not "yes". */
    refuse: undefined as ((recipient: string) => { code: number; message: string } | undefined) | undefined,
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const refusal = state.refuse?.(address);
      done(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, text: Buffer.concat(parts).toString() });
        done();
      });
    },
  });
  // A connection that a client closes.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.add(server);
  const { port } = server.server.address() as AddressInfo;
  return { received, state, address: `smtp://127.0.0.1:${port}` };
}

export async function stopMailServers(): Promise<void> {
  for (const server of open) await new Promise<void>((resolve) => server.close(resolve));
  open.clear();
}
