import CMS from '@sveltia/cms';
import { registerChecks } from './check/register-checks';
import { FocalPointField } from './focal-point-field';
import { IconField } from './icon-field';
import { LinkField } from './link-field';
import { watchBuilds } from './published/watch-build';
import { tableComponent } from './table-component';

CMS.registerFieldType('icon', IconField);
CMS.registerFieldType('focal-point', FocalPointField);
CMS.registerFieldType('link', LinkField);
CMS.registerEditorComponent(tableComponent);
if (process.env.NODE_ENV === 'development') registerChecks();
else watchBuilds();
CMS.init();
