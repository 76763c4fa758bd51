import CMS, { type CmsConfig } from '@sveltia/cms';
import { FocalPointField } from './focal-point-field';
import { IconField } from './icon-field';
import { tableComponent } from './table-component';

CMS.registerFieldType('icon', IconField);
CMS.registerFieldType('focal-point', FocalPointField);
CMS.registerEditorComponent(tableComponent);

const response = await fetch(new URL('config.json', import.meta.url));
CMS.init({ config: (await response.json()) as CmsConfig });
