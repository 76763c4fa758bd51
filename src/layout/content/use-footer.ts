import { required, useLayoutContent } from './use-layout-content';

export type FooterContent = ReturnType<typeof useFooter>;

/** The words and links of the footer. */
export const useFooter = () => required(useLayoutContent().footer, 'footer.json');
