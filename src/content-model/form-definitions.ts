import type { forms } from './files/forms';
import type { form, FormContent } from './parts/form';
import type { OpeningTimes } from './opening-times';
import type { FormServiceWords } from './parts/form-service';
import type { Value } from './schema';

export type FormFieldValue = Value<typeof form>['fields'][number];

/** A form as the service checks it. */
export interface FormDefinition extends Pick<FormContent, 'title' | 'submit' | 'sentTitle' | 'sentText'> {
  fields: readonly FormFieldValue[];
  /** The sender is asked for confirmation in an e-mail. */
  isNewsletter?: true;
}

export interface FormLanguage {
  locale: string;
  direction: 'ltr' | 'rtl';
  /** The path of the home page below the folder of the site. */
  home: string;
  words: FormServiceWords;
  failure: Value<typeof forms>['failure'];
  forms: Readonly<Record<string, FormDefinition>>;
}

/** What a build writes for the form service. */
export interface FormDefinitions {
  /** The address of the site with its folder: "https://studio.example/preview". */
  site: string;
  /** The folder of the site on its host, for links of the service. The address, if the service is on another host. */
  root: string;
  /** The address of the service: "https://studio.example/preview/api/forms". */
  service: string;
  /** The name of the brand. */
  name: string;
  /** The address of the business. */
  email: string;
  notify: readonly string[];
  keepDays: number;
  timeZone: string;
  openingTimes: OpeningTimes;
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** By the last part of the address that receives its forms: "en". */
  languages: Readonly<Record<string, FormLanguage>>;
}
