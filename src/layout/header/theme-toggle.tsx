import { MoonIcon, SunIcon } from '@heroicons/react/24/outline';
import { IconButton } from '../../ui/icon-button';
import type { LayoutContent } from '../use-layout-content';
import { useTheme } from '../../theme/theme-provider';

/** The button that switches between the light and dark theme. */
export function ThemeToggle({ labels }: { labels: LayoutContent['labels'] }) {
  const { theme, toggleTheme } = useTheme();
  const isDark = theme === 'dark';
  const ThemeIcon = isDark ? SunIcon : MoonIcon;
  return (
    <IconButton label={isDark ? labels.switchToLight : labels.switchToDark} onClick={toggleTheme}>
      <ThemeIcon aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
