import { MoonIcon, SunIcon } from '@heroicons/react/24/outline';
import { useIsMounted, useWindowValue } from '../../hooks/use-browser-value';
import { isDark, themeChange, toggleTheme } from '../../theme/theme';
import { IconButton } from '../../ui/controls/button';
import { useLayoutContent } from '../use-layout-content';

/** The button that switches between the light and dark theme, and stores the choice. */
export function ThemeToggle() {
  const { labels } = useLayoutContent();
  const isMounted = useIsMounted();
  const hasDarkTheme = useWindowValue(themeChange, isDark);
  const Icon = hasDarkTheme ? SunIcon : MoonIcon;
  return (
    <IconButton
      label={hasDarkTheme ? labels.switchToLight : labels.switchToDark}
      // In static HTML it keeps its place.
      className={isMounted ? '' : 'invisible'}
      onClick={toggleTheme}
    >
      <Icon className="size-5" />
    </IconButton>
  );
}
