import {
    ArrowRightStartOnRectangleIcon,
    ArrowsRightLeftIcon,
    CommandLineIcon,
    SwatchIcon,
    UserIcon,
    UserMinusIcon,
    UserPlusIcon,
} from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import type { Icon } from '@/components/ui/icon-type';
import { signOut, stopImpersonation } from '@/features/shell/session-actions';
import { openOverlay } from '@/features/shell/shell-ui';
import { toggleSidebar } from '@/features/shell/sidebar-state';
import { can } from '@/lib/shared-props';
import { toggleTheme } from '@/lib/theme';
import type { NavigationGroup } from '@/navigation/types';
import { notifications, userProfile } from '@/routes/generated/pages';
import type { RouteDefinition } from '@/routes/route';
import type { AuthUser } from '@/types/generated';

export interface Command {
    id: string;
    group: 'This client' | 'Recent clients' | 'Pages' | 'Clients' | 'Actions';
    label: string;
    hint?: string;
    icon: Icon;
    /** Listed only when its words are typed. */
    isHidden?: boolean;
    run: () => void;
}

/** Commands that don't need the server. */
export function commandsFor(user: AuthUser, navigation: readonly NavigationGroup[]): Command[] {
    return [...pageCommands(navigation), ...actionCommands(user)];
}

function pageCommands(navigation: readonly NavigationGroup[]): Command[] {
    const areas = navigation.flatMap(({ entries }) => entries);
    const tabs = areas.flatMap(({ title: area, icon, route, tabs = [] }) =>
        tabs
            .filter((tab) => tab.route.url !== route.url && !tab.opensInNewTab)
            .map((tab) => ({ ...page(tab.title, tab.route, icon, area), isHidden: true })),
    );

    return [
        ...areas.map(({ title, route, icon }) => page(title, route, icon)),
        ...tabs,
        page('Notifications', notifications.index(), CommandLineIcon),
        page('Edit profile', userProfile.edit(), UserIcon),
    ];
}

function page(label: string, route: RouteDefinition<'get'>, icon: Icon, hint?: string): Command {
    return { id: route.url, group: 'Pages', label, icon, run: () => router.visit(route), ...(hint ? { hint } : {}) };
}

function actionCommands(user: AuthUser): Command[] {
    const isImpersonating = can(user, 'impersonating');

    return [
        action('Switch theme', SwatchIcon, toggleTheme),
        action('Collapse or expand the sidebar', ArrowsRightLeftIcon, toggleSidebar),
        action('Show keyboard shortcuts', CommandLineIcon, () => openOverlay('shortcuts'), '?'),
        ...(user.is_developer_staff && !isImpersonating
            ? [action('Impersonate colleague', UserPlusIcon, () => openOverlay('impersonate'))]
            : []),
        ...(isImpersonating ? [action('Stop Impersonation', UserMinusIcon, () => void stopImpersonation())] : []),
        action('Sign out', ArrowRightStartOnRectangleIcon, signOut),
    ];
}

function action(label: string, icon: Icon, run: () => void, hint?: string): Command {
    return { id: label, group: 'Actions', label, icon, run, ...(hint ? { hint } : {}) };
}

/**
 * Returns the commands that contain words starting with each typed word, ignoring case and accents. Before the first word, it
 * leaves out the hidden ones.
 */
export function matchingCommands(commands: readonly Command[], query: string): Command[] {
    const wanted = words(query);

    return commands.filter(({ label, hint = '', isHidden = false }) => {
        if (wanted.length === 0) {
            return !isHidden;
        }
        const own = words(`${label} ${hint}`);
        return wanted.every((word) => own.some((candidate) => candidate.startsWith(word)));
    });
}

function words(text: string): string[] {
    return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en-AU').split(/\s+/u).filter(Boolean);
}
