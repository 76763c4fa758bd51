import { useIsDark } from '../../hooks/use-browser-value';
import { toggleTheme } from '../../theme/theme';
import { IconButton } from '../../ui/controls/icon-button';
import { moonIcon, sunIcon } from '../../ui/control-icons';
import { Icon } from '../../ui/icon';
import { useLayoutContent } from '../use-layout-content';

/** The button that switches between the light and dark theme, and stores the choice. */
export function ThemeToggle() {
  const { labels } = useLayoutContent();
  const isDark = useIsDark();
  return (
    <IconButton label={isDark ? labels.switchToLight : labels.switchToDark} onClick={toggleTheme}>
      <Icon icon={isDark ? sunIcon : moonIcon} className="size-5" />
    </IconButton>
  );
}
