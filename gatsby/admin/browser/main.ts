import CMS, { type CmsConfig } from '@sveltia/cms';
import { tableComponent } from './table-component';

CMS.registerEditorComponent(tableComponent);

const response = await fetch(new URL('config.json', import.meta.url));
CMS.init({ config: (await response.json()) as CmsConfig });
