export { caseStudy } from './case-study';
export { person } from './person';
export { post } from './post';
export { quote } from './quote';
