import { MoonIcon, SunIcon } from '@heroicons/react/24/outline';
import type { LayoutContent } from '../use-layout-content';
import { useTheme } from '../../theme/theme-provider';

/** The button that switches between light and dark; its name says what it will do. */
export function ThemeToggle({ labels }: { labels: LayoutContent['labels'] }) {
  const { theme, toggleTheme } = useTheme();
  const isDark = theme === 'dark';
  const ThemeIcon = isDark ? SunIcon : MoonIcon;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={isDark ? labels.switchToLight : labels.switchToDark}
      onClick={toggleTheme}
    >
      <ThemeIcon aria-hidden="true" className="size-5" />
    </button>
  );
}
