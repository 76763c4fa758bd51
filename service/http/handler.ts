import type { FormDefinitions, FormLanguage } from '../../src/content-model/form-definitions';
import type { Log } from '../log';
import type { Newsletter, Purpose } from '../mail/newsletter';
import type { Receive } from './receive';
import { formMarkup, jsonAnswer, pageAnswer, wantsJson } from './pages';
import { Refusal } from './read-body';

interface HandlerParts {
  definitions: FormDefinitions;
  receive: Receive;
  newsletter: Newsletter;
  /** Rejects if the database does not answer. */
  checkHealth: () => Promise<unknown>;
  log: Log;
}

const purposes: readonly Purpose[] = ['confirm', 'leave'];

/** The service as a standard request handler. It never rejects. */
export const createHandler =
  (parts: HandlerParts) =>
  async (request: Request): Promise<Response> => {
    const { definitions, log } = parts;
    const start = performance.now();
    const url = new URL(request.url);
    // "en", "en/confirm" or "health": what follows the folder of the site does not matter to the service.
    const path = url.pathname.split('/api/forms/')[1] ?? '';
    const [code = '', action = '', form = ''] = path.split('/');
    const language = Object.hasOwn(definitions.languages, code) ? definitions.languages[code] : undefined;
    const answer = await route(parts, request, { url, path, code, action, form, language }).catch(
      (error: unknown) => failure(parts, request, language, error),
    );
    const origin = request.headers.get('origin');
    if (origin && origin === new URL(definitions.site).origin)
      answer.headers.set('Access-Control-Allow-Origin', origin);
    const ms = Math.round(performance.now() - start);
    log('request', {
      method: request.method,
      // Whatever somebody asks for is not in the log.
      path: language && answer.status !== 404 ? `${code}/${action}` : 'other',
      status: answer.status,
      ms,
    });
    return answer;
  };

interface Target {
  url: URL;
  path: string;
  code: string;
  action: string;
  form: string;
  language?: FormLanguage;
}

async function route(parts: HandlerParts, request: Request, target: Target): Promise<Response> {
  const { definitions, receive, newsletter, checkHealth } = parts;
  const { url, path, code, action, language } = target;
  const allow = (...methods: string[]) => {
    if (!methods.includes(request.method)) throw new Refusal(405, methods.join(', '));
  };
  if (path === 'health') {
    allow('GET', 'HEAD');
    await checkHealth();
    return jsonAnswer(definitions, 200, { status: 'ok' });
  }
  if (!language) throw new Refusal(404, 'Nothing is here');
  if (!action) {
    allow('POST');
    return receive(request, code, language);
  }
  const form = Object.hasOwn(language.forms, target.form) ? language.forms[target.form] : undefined;
  if (action === 'sent' && form) {
    allow('GET', 'HEAD');
    return pageAnswer(definitions, language, { title: form.sentTitle, text: form.sentText });
  }
  const purpose = purposes.find((name) => name === action);
  if (!purpose) throw new Refusal(404, 'Nothing is here');
  allow('GET', 'HEAD', 'POST');
  const { words } = language;
  const page = (content: { text?: string; form?: string; status?: number }) =>
    pageAnswer(definitions, language, {
      title: language.forms.newsletter?.title ?? definitions.name,
      ...content,
    });
  const id = await newsletter.read(purpose, url.searchParams.get('token') ?? '');
  const isExpired =
    id === undefined || (request.method === 'POST' && !(await newsletter.change(purpose, id)));
  if (isExpired) return page({ text: words.newsletter.expired, status: 410 });
  // Programs that check e-mails open addresses, so only the button changes something.
  const isDone = request.method === 'POST';
  const { confirm, confirmed, leave, left } = words.newsletter;
  const [button, done] = purpose === 'confirm' ? [confirm, confirmed] : [leave, left];
  return page(isDone ? { text: done } : { form: formMarkup('', button) });
}

/** The answer to what is refused, or to a failure of the service, which the owner finds in the log. */
function failure(
  { definitions, log }: HandlerParts,
  request: Request,
  language: FormLanguage | undefined,
  error: unknown,
) {
  const status = error instanceof Refusal ? error.status : 503;
  if (!(error instanceof Refusal))
    log('error', { error: error instanceof Error ? error.message : 'unknown' });
  const text = status === 429 ? language?.words.tooMany : language?.failure.failed;
  const answer =
    language && !wantsJson(request)
      ? pageAnswer(definitions, language, { status, title: language.failure.failed, text })
      : jsonAnswer(definitions, status, { error: text ?? 'The request was not accepted' });
  if (status === 405 && error instanceof Refusal) answer.headers.set('Allow', error.message);
  if (status === 429) answer.headers.set('Retry-After', '600');
  return answer;
}
