import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FormDefinitions } from '../../src/content-model/form-definitions';
import type { LocalFormService } from '../../scripts/serve/form-service';

/** What is used of the development server. Gatsby's configuration and its functions share nothing but this. */
export interface DevelopmentServer {
  locals: { forms?: LocalFormService; formDefinitions?: FormDefinitions };
  use: (pass: (request: IncomingMessage, response: ServerResponse, next: () => void) => void) => void;
}

/** Passes messages on, before Gatsby's own functions below /api read files from them. */
export const passForms = (app: DevelopmentServer): void =>
  app.use((request, response, next) => {
    const { forms } = app.locals;
    if (forms && request.url?.startsWith(forms.path)) forms.listener(request, response);
    else next();
  });
