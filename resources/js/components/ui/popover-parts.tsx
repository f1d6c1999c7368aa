import { type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { overlayRoot } from '@/components/ui/overlay-root';
import { PANEL } from '@/components/ui/panel-style';
import type { PopoverProps } from '@/components/ui/popover';
import { place } from '@/components/ui/popover-position';
import { usePopoverFocus } from '@/hooks/use-popover-focus';
import { cn } from '@/lib/cn';

interface PopoverPanelProps extends Omit<PopoverProps, 'trigger'> {
    id: string;
    button: RefObject<HTMLElement | null>;
    onClose: () => void;
}

/** The panel of an open popover, beside its button. */
export function PopoverPanel(props: PopoverPanelProps) {
    const { id, button, onClose, children, label, align = 'start', side = 'bottom', className } = props;
    const panel = useRef<HTMLDivElement>(null);

    useLayoutEffect(() => {
        const follow = () => button.current && panel.current && place(panel.current, button.current, side, align);
        // Calls back at once, and when the content changes.
        const size = new ResizeObserver(follow);
        if (panel.current) {
            size.observe(panel.current);
        }
        follow();
        window.addEventListener('resize', follow);
        window.addEventListener('scroll', follow, { capture: true, passive: true });

        return () => {
            size.disconnect();
            window.removeEventListener('resize', follow);
            window.removeEventListener('scroll', follow, { capture: true });
        };
    }, [button, side, align]);
    usePopoverFocus(panel, button, onClose);

    // The focused control disappears with the panel.
    const closeFromInside = () => {
        onClose();
        button.current?.focus({ preventScroll: true });
    };

    return createPortal(
        <div
            ref={panel}
            id={id}
            role="dialog"
            aria-label={label}
            tabIndex={-1}
            className={cn(
                PANEL,
                'fixed w-80 max-w-[calc(100vw-1rem)] overflow-auto p-4 starting:scale-97 starting:opacity-0',
                className,
            )}
        >
            <Suspense fallback={null}>{typeof children === 'function' ? children(closeFromInside) : children}</Suspense>
        </div>,
        overlayRoot(),
    );
}
