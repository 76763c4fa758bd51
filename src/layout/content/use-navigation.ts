import { required, useLayoutContent } from './use-layout-content';

export type Navigation = ReturnType<typeof useNavigation>;
export type NavGroup = Navigation['groups'][number];

/** The header's menus, links and button. */
export const useNavigation = () => required(useLayoutContent().navigation, 'navigation.json');
