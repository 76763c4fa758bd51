export { callToActionExample } from './call-to-action';
export { figuresExample } from './figures';
export { questionsExample } from './questions';
