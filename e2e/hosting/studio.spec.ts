import { testEveryPage } from '../support/pages/every-page';
import { extremePages } from '../support/layout/extreme-content';

// All pages of examples/studio, and those that the edited content adds. extreme-content.spec.ts checks the others.

testEveryPage('hosted', Object.values(extremePages));
