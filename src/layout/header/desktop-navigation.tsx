import type { LayoutContent } from '../use-layout-content';
import { useHoverMenu } from '../../hooks/use-hover-menu';
import { Link } from '../../ui/link';
import { DesktopMenu } from './desktop-menu';
import { navItem } from './nav-item';

/**
 * The header's menus and links on wide screens: disclosure navigation, not a menu bar.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function DesktopNavigation({
  label,
  navigation,
}: {
  label: string;
  navigation: LayoutContent['navigation'];
}) {
  const menu = useHoverMenu();
  return (
    <nav aria-label={label} className="max-lg:hidden">
      {/* Below xl the row is the containing block of the panels: the second one does not fit under its button. */}
      <ul className="relative flex items-center gap-1">
        {navigation.groups.map((group, index) => (
          <DesktopMenu key={group.title} group={group} menu={menu} isWide={index === 0} />
        ))}
        {navigation.links.map(({ title, href }) => (
          <li key={title}>
            <Link href={href} className={navItem}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
