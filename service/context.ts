import type { FormDefinitions } from '../src/content-model/form-definitions';
import type { Log } from './log';
import type { Database } from './storage/database';

/** What the parts of the service work with. */
export interface Service {
  definitions: FormDefinitions;
  database: Database;
  /** The folder of files. */
  folder: string;
  sendsMail: boolean;
  clock: () => number;
  log: Log;
}
