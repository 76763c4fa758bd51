import type { FormLanguage } from '../../src/content-model/form-definitions';
import { reasonOf } from '../log';
import { changeSubscriber, type Purpose, purposes, readToken } from '../mail/newsletter';
import type { Service } from '../context';
import { formMarkup, ownHeaders, pageAnswer, wantsJson } from './pages';
import { Refusal } from './read-body';
import { receive, valueAt } from './receive';

/** The service as a standard request handler. It never rejects. */
export const createHandler =
  (service: Service) =>
  async (request: Request): Promise<Response> => {
    const { definitions, log } = service;
    const start = performance.now();
    // "en", "en/confirm" or "health": what follows the folder of the site does not matter to the service.
    const path = new URL(request.url).pathname.split('/api/forms/')[1]?.split('/') ?? [];
    const [code = '', action = ''] = path;
    const language = valueAt(definitions.languages, code);
    const answer = await route(service, request, path, language).catch((error: unknown) =>
      failure(service, request, language, error),
    );
    for (const [name, value] of Object.entries({ ...definitions.headers, ...ownHeaders }))
      answer.headers.set(name, value);
    const { origin } = new URL(definitions.site);
    if (request.headers.get('origin') === origin) answer.headers.set('Access-Control-Allow-Origin', origin);
    log('request', {
      method: request.method,
      // Whatever somebody asks for is not in the log.
      path: language && answer.status !== 404 ? `${code}/${action}` : 'other',
      status: answer.status,
      ms: Math.round(performance.now() - start),
    });
    return answer;
  };

function allow({ method }: Request, ...methods: string[]): void {
  if (!methods.includes(method)) throw new Refusal(405, methods.join(', '));
}

async function route(
  service: Service,
  request: Request,
  [code = '', action = '', name = '']: readonly string[],
  language: FormLanguage | undefined,
): Promise<Response> {
  if (code === 'health') {
    allow(request, 'GET', 'HEAD');
    await service.database.client.execute('SELECT 1 FROM submission LIMIT 1');
    return Response.json({ status: 'ok' });
  }
  if (language && !action) {
    allow(request, 'POST');
    return receive(service, request, code, language);
  }
  const form = language && valueAt(language.forms, name);
  if (form && action === 'sent') {
    allow(request, 'GET', 'HEAD');
    return pageAnswer(service.definitions, language, { title: form.sentTitle, text: form.sentText });
  }
  const purpose = purposes.find((known) => known === action);
  if (!language || !purpose) throw new Refusal(404, 'Nothing is here');
  allow(request, 'GET', 'HEAD', 'POST');
  return subscriberPage(service, request, language, purpose);
}

/** Programs that check e-mails open addresses, so only the button changes something. */
async function subscriberPage(
  service: Service,
  request: Request,
  language: FormLanguage,
  purpose: Purpose,
): Promise<Response> {
  const { confirm, confirmed, leave, left, expired } = language.words.newsletter;
  const id = await readToken(service, purpose, new URL(request.url).searchParams.get('token') ?? '');
  const isAsked = request.method !== 'POST';
  const isValid = id !== undefined && (isAsked || (await changeSubscriber(service, purpose, id)));
  const [button, done] = purpose === 'confirm' ? [confirm, confirmed] : [leave, left];
  const title = language.forms.newsletter?.title ?? service.definitions.name;
  const content = isAsked ? { form: formMarkup('', button) } : { text: done };
  return pageAnswer(service.definitions, language, {
    title,
    ...(isValid ? content : { text: expired, status: 410 }),
  });
}

/** The answer to what is refused, or to a failure of the service, which the owner finds in the log. */
function failure(
  { definitions, log }: Service,
  request: Request,
  language: FormLanguage | undefined,
  error: unknown,
): Response {
  const status = error instanceof Refusal ? error.status : 503;
  if (!(error instanceof Refusal)) log('error', { error: reasonOf(error) });
  const text = status === 429 ? language?.words.tooMany : language?.failure.failed;
  const answer =
    language && !wantsJson(request)
      ? pageAnswer(definitions, language, { status, title: language.failure.failed, text })
      : Response.json({ error: text ?? 'The request was not accepted' }, { status });
  if (status === 405) answer.headers.set('Allow', reasonOf(error));
  if (status === 429) answer.headers.set('Retry-After', '600');
  return answer;
}
