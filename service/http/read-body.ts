/** A message that is not taken, with the status of the answer. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** In bytes: of messages without files and with files. */
export const bodyLimits = {
  'application/x-www-form-urlencoded': 200_000,
  'multipart/form-data': 11_000_000,
};

const maxFields = 100;

/** How many bytes of all bodies are in memory at a time. */
const maxHeld = 200_000_000;
let held = 0;

/** Reads the fields of a form, with limits on size and number. @throws Refusal */
export async function readForm(request: Request, limits = bodyLimits): Promise<FormData> {
  const header = request.headers.get('content-type') ?? '';
  const [type = ''] = header.toLowerCase().split(';');
  const limit = limits[type.trim() as keyof typeof limits];
  if (!limit) throw new Refusal(415, 'The type of the body is not that of a form');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for await (const part of request.body ?? []) {
      size += part.length;
      held += part.length;
      if (size > limit) throw new Refusal(413, 'The body is too large');
      if (held > maxHeld) throw new Refusal(503, 'Very many bodies arrive');
      parts.push(part);
    }
    const body = new Response(Buffer.concat(parts), { headers: { 'Content-Type': header } });
    return checkNames(await body.formData());
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'The body is incomplete or malformed');
  } finally {
    held -= size;
  }
}

function checkNames(data: FormData): FormData {
  const names = [...data.keys()];
  if (names.length > maxFields || new Set(names).size < names.length)
    throw new Refusal(400, 'There are too many fields, or several of a name');
  return data;
}
