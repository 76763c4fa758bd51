/** A message that is not taken, with the status of the answer. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** In bytes, and in ms: of messages without files and with files. */
export const bodyLimits = {
  'application/x-www-form-urlencoded': { size: 200_000, time: 30_000 },
  'multipart/form-data': { size: 11_000_000, time: 600_000 },
};

const maxFields = 100;

/** How many bytes of all bodies are in memory at a time. */
const maxHeld = 200_000_000;
let held = 0;

/** Reads the fields of a form, with limits on size, time and number. @throws Refusal */
export async function readForm(request: Request, limits = bodyLimits): Promise<FormData> {
  const [type = ''] = (request.headers.get('content-type') ?? '').toLowerCase().split(';');
  const limit = limits[type.trim() as keyof typeof limits];
  if (!limit) throw new Refusal(415, 'The type of the body is not that of a form');
  if (Number(request.headers.get('content-length')) > limit.size) throw tooLarge();
  const bytes = await readBytes(request, limit);
  const headers = { 'Content-Type': request.headers.get('content-type') ?? '' };
  const data = await new Response(bytes, { headers }).formData().catch(() => {
    throw new Refusal(400, 'The body is incomplete or malformed');
  });
  const names = [...data.keys()];
  if (names.length > maxFields || new Set(names).size < names.length)
    throw new Refusal(400, 'There are too many fields, or several of a name');
  return data;
}

const tooLarge = () => new Refusal(413, 'The body is too large');

async function readBytes(
  request: Request,
  limit: { size: number; time: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void reader?.cancel().catch(() => undefined);
  }, limit.time);
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      size += part.value.length;
      held += part.value.length;
      if (size > limit.size || held > maxHeld) {
        void reader?.cancel().catch(() => undefined);
        throw size > limit.size ? tooLarge() : new Refusal(503, 'Very many bodies arrive');
      }
      chunks.push(part.value);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'The body is incomplete');
  } finally {
    held -= size;
    clearTimeout(timer);
  }
  if (isLate) throw new Refusal(408, 'The body took too long');
  return new Uint8Array(Buffer.concat(chunks));
}
