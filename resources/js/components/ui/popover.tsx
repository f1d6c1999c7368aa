import { Popover as HeadlessPopover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { PANEL } from '@/components/ui/panel-style';
import { cn } from '@/lib/cn';

interface PopoverProps {
    /** The button that opens it: a <Button> or an <IconButton>. */
    trigger: ReactElement;
    children: ReactNode | ((close: () => void) => ReactNode);
    /** Accessible name. */
    label: string;
    align?: 'start' | 'end';
    side?: 'bottom' | 'top' | 'right';
    className?: string;
}

/** Small panel with any content. Closes on Escape, an outside click or when it loses the focus. */
export function Popover({ trigger, children, label, align = 'start', side = 'bottom', className }: PopoverProps) {
    return (
        <HeadlessPopover as={Fragment}>
            <PopoverButton as={Fragment}>{trigger}</PopoverButton>
            <PopoverPanel
                transition
                focus
                role="dialog"
                aria-label={label}
                anchor={{ to: `${side} ${align}`, gap: 6, padding: 8 }}
                className={cn(PANEL, 'w-80 max-w-[calc(100vw-1rem)] p-4', className)}
            >
                {({ close }) => <>{typeof children === 'function' ? children(() => close()) : children}</>}
            </PopoverPanel>
        </HeadlessPopover>
    );
}
