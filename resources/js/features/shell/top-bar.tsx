import { Bars3Icon, MagnifyingGlassIcon, UserMinusIcon } from '@heroicons/react/24/outline';
import { IconButton } from '@/components/ui/icon-button';
import { NotificationBar } from '@/features/notifications/notification-bar';
import { Brand } from '@/features/shell/brand';
import { ProfileMenu } from '@/features/shell/profile-menu';
import { Searches, useHasSearches } from '@/features/shell/searches';
import { stopImpersonation } from '@/features/shell/session-actions';
import { openOverlay, useShellUi } from '@/features/shell/shell-ui';
import { toggleSidebar, useSidebarState } from '@/features/shell/sidebar-state';
import { ThemeToggle } from '@/features/shell/theme-toggle';
import { can } from '@/lib/shared-props';
import type { AuthUser } from '@/types/generated';

export function TopBar({ user }: { user: AuthUser }) {
    return (
        <header className="no-print relative z-shell flex h-(--topbar-height) shrink-0 items-center gap-1 border-b border-line bg-surface px-2 sm:gap-2 sm:px-4 lg:gap-4">
            <div className="flex shrink-0 items-center gap-1 sm:gap-3 lg:w-(--brand-width)">
                <MenuToggles />
                <Brand compact />
            </div>
            <Searches
                shortcuts
                className={{
                    profile: 'hidden min-w-0 md:block md:flex-[0_1_320px]',
                    bonus: 'hidden min-w-0 md:block md:flex-[0_1_200px]',
                }}
            />
            <div className="ml-auto flex shrink-0 items-center sm:gap-1">
                <MobileSearchButton />
                <NotificationBar user={user} />
                {/* On a phone these two are in the profile menu and the banner. */}
                <span className="max-sm:hidden">
                    <ThemeToggle />
                </span>
                {can(user, 'impersonating') && (
                    <IconButton
                        icon={UserMinusIcon}
                        label="Stop Impersonation"
                        className="text-warn max-sm:hidden"
                        onClick={() => void stopImpersonation()}
                    />
                )}
            </div>
            <ProfileMenu user={user} />
        </header>
    );
}

function MenuToggles() {
    const isExpanded = useSidebarState() === 'expanded';
    const isDrawerOpen = useShellUi(({ open }) => open === 'drawer');

    return (
        <>
            <span className="lg:hidden">
                <IconButton
                    icon={Bars3Icon}
                    label="Open navigation"
                    aria-expanded={isDrawerOpen}
                    onClick={() => openOverlay('drawer')}
                />
            </span>
            <span className="hidden lg:inline">
                <IconButton
                    icon={Bars3Icon}
                    label={isExpanded ? 'Collapse sidebar' : 'Expand sidebar'}
                    aria-expanded={isExpanded}
                    aria-controls="sidebar"
                    onClick={toggleSidebar}
                />
            </span>
        </>
    );
}

function MobileSearchButton() {
    const hasSearches = useHasSearches();

    return hasSearches ? (
        <span className="md:hidden">
            <IconButton icon={MagnifyingGlassIcon} label="Search" onClick={() => openOverlay('search')} />
        </span>
    ) : null;
}
