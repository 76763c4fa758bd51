import { renderHook } from '@testing-library/react';
import { useFooter } from '../../src/layout/content/use-footer';
import { useNavigation } from '../../src/layout/content/use-navigation';
import { useSite } from '../../src/layout/content/use-site';

/** The frozen content of header and footer, as their hooks return it. */
export const { footer, navigation, site } = renderHook(() => ({
  footer: useFooter(),
  navigation: useNavigation(),
  site: useSite(),
})).result.current;
