import CaseStudyPage from '../../../src/entries/case-study/case-study-page';
import PostPage from '../../../src/entries/post/post-page';

/** What the build writes for entries, with all collections. */
export default { CaseStudy: CaseStudyPage, Post: PostPage };
