import { useLayoutContent } from '../layout/use-layout-content';

const useContentPosting = () => useLayoutContent().forms.posting;
const useNoPosting = (): ReturnType<typeof useContentPosting> => null;

/** Where the forms are sent and what they say on the way; null where nothing is sent. */
export const usePosting = __FORMS_ARE_SENT__ ? useContentPosting : useNoPosting;
