import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { Fragment } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { PANEL } from '@/components/ui/panel-style';
import { ConnectionIndicator } from '@/features/notifications/connection-indicator';
import { countOf, groupsOf, type NotificationGroup } from '@/features/notifications/groups';
import { NotificationAlerts } from '@/features/notifications/notification-alerts';
import { NotificationPanel } from '@/features/notifications/notification-panel';
import { cn } from '@/lib/cn';
import { useCounters } from '@/stores/use-counters';
import type { AuthUser } from '@/types/generated';

/** One button with a panel for each group of notifications. */
export function NotificationBar({ user }: { user: AuthUser }) {
    return (
        <>
            <ConnectionIndicator />
            {groupsOf(user).map((group) => (
                <GroupButton key={group.title} group={group} />
            ))}
            <NotificationAlerts user={user} />
        </>
    );
}

/** Not the panel's own `focus` option, which would close the panel when a row opens a dialog. */
function takeFocus(panel: HTMLElement | null): void {
    panel?.focus({ preventScroll: true });
}

function GroupButton({ group }: { group: NotificationGroup }) {
    const count = countOf(group.types, useCounters());

    return (
        <Popover as={Fragment}>
            {({ open }) => (
                <>
                    <PopoverButton as={Fragment}>
                        <IconButton icon={group.icon} label={group.title} count={count} active={open} />
                    </PopoverButton>
                    <PopoverPanel
                        ref={takeFocus}
                        transition
                        role="dialog"
                        aria-label={group.title}
                        className={cn(
                            PANEL,
                            // Always in the same place below the top bar.
                            'absolute inset-x-2 top-[calc(var(--topbar-height)-0.375rem)] max-h-[min(38rem,calc(100dvh-var(--topbar-height)-0.5rem))] overflow-y-auto overscroll-contain sm:right-4 sm:left-auto sm:w-96',
                        )}
                    >
                        {({ close }) => <NotificationPanel group={group} close={() => close()} />}
                    </PopoverPanel>
                </>
            )}
        </Popover>
    );
}
