import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { Fragment } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import type { Press } from '@/components/ui/overlay';
import { PANEL } from '@/components/ui/panel-style';
import type { NotificationGroup } from '@/features/notifications/groups';
import { NotificationPanel } from '@/features/notifications/notification-panel';
import { usePress } from '@/hooks/use-press';
import { cn } from '@/lib/cn';

interface GroupPopoverProps {
    group: NotificationGroup;
    count: number;
    press: Press;
}

/** The button of a group with its panel. */
export function GroupPopover({ group, count, press }: GroupPopoverProps) {
    const button = usePress(press);

    return (
        <Popover as={Fragment}>
            {({ open }) => (
                <>
                    <PopoverButton as={Fragment} ref={button}>
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

/** Not the panel's own `focus` option, which would close the panel when a row opens a dialog. */
function takeFocus(panel: HTMLElement | null): void {
    panel?.focus({ preventScroll: true });
}
