import { Popover as HeadlessPopover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { Fragment, type ReactElement, type ReactNode, Suspense } from 'react';
import type { Press } from '@/components/ui/overlay';
import { PANEL } from '@/components/ui/panel-style';
import { usePress } from '@/hooks/use-press';
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
    press: Press;
}

export function Popover(props: PopoverProps) {
    const { trigger, children, label, align = 'start', side = 'bottom', className, press } = props;
    const button = usePress(press);

    return (
        <HeadlessPopover as={Fragment}>
            <PopoverButton as={Fragment} ref={button}>
                {trigger}
            </PopoverButton>
            <PopoverPanel
                transition
                focus
                role="dialog"
                aria-label={label}
                anchor={{ to: `${side} ${align}`, gap: 6, padding: 8 }}
                className={cn(PANEL, 'w-80 max-w-[calc(100vw-1rem)] p-4', className)}
            >
                {({ close }) => (
                    <Suspense fallback={null}>
                        {typeof children === 'function' ? children(() => close()) : children}
                    </Suspense>
                )}
            </PopoverPanel>
        </HeadlessPopover>
    );
}
