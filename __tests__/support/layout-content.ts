import { renderHook } from '@testing-library/react';
import { useLayoutContent } from '../../src/layout/use-layout-content';

/** A group whose optional fields the frozen content has. */
type With<Group, Key extends keyof Group> = Group & { [Name in Key]: NonNullable<Group[Name]> };

const content = renderHook(useLayoutContent).result.current;

/** The frozen content of the layout, as its hook returns it. The query gives the same objects to every component. */
export const { brand, forms, labels, pages, site } = content;
export const navigation = content.navigation as With<typeof content.navigation, 'groups' | 'links'>;
export const footer = content.footer as With<typeof content.footer, 'newsletter' | 'social' | 'legal'>;

/** Changes a group of this content until the test ends. */
export function replaceIn(group: object, changes: object): void {
  for (const [key, value] of Object.entries(changes))
    jest.replaceProperty(group, key as never, value as never);
}
