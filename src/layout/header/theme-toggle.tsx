import { MoonIcon, SunIcon } from '@heroicons/react/24/outline';
import { labels } from '../../ui/labels';
import { useTheme } from '../../theme/theme-provider';

/** The button that switches between light and dark; its name says what it will do. */
export function ThemeToggle() {
  const { theme, toggleTheme } = useTheme();
  const isDark = theme === 'dark';
  const Drawing = isDark ? SunIcon : MoonIcon;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={isDark ? labels.switchToLight : labels.switchToDark}
      onClick={toggleTheme}
    >
      <Drawing aria-hidden="true" className="size-5" />
    </button>
  );
}
