import { required, useLayoutContent } from '../layout/content/use-layout-content';

const useContentPosting = () => required(useLayoutContent().forms, 'forms.json').posting;
const useNoPosting = (): ReturnType<typeof useContentPosting> => null;

/** Where the forms are sent and what they say on the way; null where nothing is sent. */
export const usePosting = __FORMS_ARE_SENT__ ? useContentPosting : useNoPosting;
