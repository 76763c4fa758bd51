import { renderHook } from '@testing-library/react';
import { useLayoutContent } from '../../src/layout/use-layout-content';

/** The frozen content of the layout, as its hook returns it. The query gives the same objects to every component. */
export const { brand, footer, forms, labels, navigation, pages, site } =
  renderHook(useLayoutContent).result.current;
