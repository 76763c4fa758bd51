import CMS, { type CmsConfig } from '@sveltia/cms';
import { focalPointField } from './focal-point-field';
import { iconField } from './icon-field';
import { tableComponent } from './table-component';

CMS.registerFieldType('icon', iconField);
CMS.registerFieldType('focal-point', focalPointField);
CMS.registerEditorComponent(tableComponent);

const response = await fetch('config.json');
CMS.init({ config: (await response.json()) as CmsConfig });
