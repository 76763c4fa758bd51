import { MoonIcon, SunIcon } from '@heroicons/react/24/outline';
import { useTheme } from '../../theme/theme-provider';
import { toggleTheme } from '../../theme/theme-store';
import { IconButton } from '../../ui/controls/icon-button';
import { useLayoutContent } from '../use-layout-content';

/** The button that switches between the light and dark theme, and stores the choice. */
export function ThemeToggle() {
  const { labels } = useLayoutContent();
  const isDark = useTheme() === 'dark';
  const ThemeIcon = isDark ? SunIcon : MoonIcon;
  return (
    <IconButton label={isDark ? labels.switchToLight : labels.switchToDark} onClick={toggleTheme}>
      <ThemeIcon aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
