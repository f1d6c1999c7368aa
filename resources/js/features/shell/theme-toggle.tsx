import { MoonIcon, SunIcon } from '@heroicons/react/24/outline';
import { IconButton } from '@/components/ui/icon-button';
import { toggleTheme, useTheme } from '@/lib/theme';

export function ThemeToggle() {
    const isDark = useTheme() === 'dark';

    return (
        <IconButton
            icon={isDark ? SunIcon : MoonIcon}
            label={isDark ? 'Light appearance' : 'Dark appearance'}
            onClick={toggleTheme}
        />
    );
}
