import { useWindowValue } from '../../hooks/use-browser-value';
import { isDark, themeChange, toggleTheme } from '../../theme/theme';
import { IconButton } from '../../ui/controls/icon-button';
import { moonIcon, sunIcon } from '../../ui/control-icons';
import { Icon } from '../../ui/icon';
import { useLayoutContent } from '../use-layout-content';

/** The button that switches between the light and dark theme, and stores the choice. */
export function ThemeToggle() {
  const { labels } = useLayoutContent();
  const hasDarkTheme = useWindowValue(themeChange, isDark);
  return (
    <IconButton label={hasDarkTheme ? labels.switchToLight : labels.switchToDark} onClick={toggleTheme}>
      <Icon icon={hasDarkTheme ? sunIcon : moonIcon} className="size-5" />
    </IconButton>
  );
}
