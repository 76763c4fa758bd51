import CMS from '@sveltia/cms';
import { registerChecks } from './check/register-checks';
import { FocalPointField } from './focal-point-field';
import { IconField } from './icon-field';
import { imageComponent } from './image-component';
import { LinkField } from './link-field';
import { addPageForms } from './page-forms';
import { SectionsField } from './sections/sections-field';
import { SwitchField } from './switch-field';
import { watchBuilds } from './published/watch-build';
import { tableComponent } from './table-component';

CMS.registerFieldType('icon', IconField);
CMS.registerFieldType('focal-point', FocalPointField);
CMS.registerFieldType('link', LinkField);
CMS.registerFieldType('sections', SectionsField);
CMS.registerFieldType('switch', SwitchField);
CMS.registerEditorComponent(imageComponent);
CMS.registerEditorComponent(tableComponent);
registerChecks();
if (process.env.NODE_ENV !== 'development') {
  addPageForms();
  watchBuilds();
}
CMS.init();
