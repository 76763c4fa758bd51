import CMS, { type CmsConfig } from '@sveltia/cms';
import { focalPointField } from './focal-point-field';
import { iconField } from './icon-field';
import { tableComponent } from './table-component';

CMS.registerFieldType('icon', iconField);
CMS.registerFieldType('focal-point', focalPointField);
CMS.registerEditorComponent(tableComponent);

const response = await fetch(new URL('config.json', import.meta.url));
CMS.init({ config: (await response.json()) as CmsConfig });
