import base from './playwright.config';
export default { ...base, webServer: undefined, projects: [{ name: 'b', testMatch: 'develop.spec.ts', workers: 1 }] };
