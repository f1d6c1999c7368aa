import {
    ArrowRightStartOnRectangleIcon,
    BellIcon,
    MoonIcon,
    SunIcon,
    UserCircleIcon,
    UserMinusIcon,
} from '@heroicons/react/24/outline';
import { Avatar } from '@/components/ui/avatar';
import { Menu, MenuGroup, MenuItem, MenuLink } from '@/components/ui/menu';
import { signOut, stopImpersonation } from '@/features/shell/session-actions';
import { layers, partOf } from '@/lib/deferred';
import { can } from '@/lib/shared-props';
import { toggleTheme, useTheme } from '@/lib/theme';
import { notifications, userProfile } from '@/routes/generated/pages';
import type { AuthUser } from '@/types/generated';

const DeveloperMenu = partOf(layers, ({ DeveloperMenu }) => DeveloperMenu);

/** The signed-in user's name, photo and personal links. */
export function ProfileMenu({ user }: { user: AuthUser }) {
    return (
        <Menu
            className="w-64"
            trigger={
                <button type="button" className="rounded-full p-0.5 touch:p-1.5">
                    <Avatar name={user.full_name} src={user.photo} decorative />
                    <span className="sr-only">Profile menu of {user.full_name}</span>
                </button>
            }
        >
            <ProfileHead user={user} />
            <MenuGroup>
                <MenuLink href={notifications.index()} icon={BellIcon}>
                    Notifications
                </MenuLink>
                <MenuLink href={userProfile.edit()} icon={UserCircleIcon}>
                    Edit profile
                </MenuLink>
                <ThemeItem />
            </MenuGroup>
            {user.is_developer_staff && <DeveloperMenu user={user} />}
            <MenuGroup>
                {can(user, 'impersonating') && (
                    <MenuItem icon={UserMinusIcon} onSelect={() => void stopImpersonation()}>
                        Stop Impersonation
                    </MenuItem>
                )}
                <MenuItem icon={ArrowRightStartOnRectangleIcon} onSelect={signOut}>
                    Logout
                </MenuItem>
            </MenuGroup>
        </Menu>
    );
}

function ThemeItem() {
    const isDark = useTheme() === 'dark';

    return (
        <MenuItem icon={isDark ? SunIcon : MoonIcon} onSelect={toggleTheme}>
            {isDark ? 'Light appearance' : 'Dark appearance'}
        </MenuItem>
    );
}

function ProfileHead({ user: { full_name, photo } }: { user: AuthUser }) {
    return (
        <div className="flex items-center gap-3 px-2.5 py-2">
            {photo && <Avatar name={full_name} src={photo} decorative />}
            <span className="min-w-0 truncate font-strong">{full_name}</span>
        </div>
    );
}
