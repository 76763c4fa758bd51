export * as cases from './case-study';
export * as people from './person';
export * as posts from './post';
export * as quotes from './quote';
