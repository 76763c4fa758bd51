import './src/styles/global.css';

export { wrapPageElement, wrapRootElement } from './src/components/layout/wrappers';
export { scrollToRoute as shouldUpdateScroll } from './src/lib/route-scroll';
