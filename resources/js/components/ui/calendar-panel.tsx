import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Calendar } from '@/components/ui/calendar';
import { PANEL } from '@/components/ui/panel-style';
import { cn } from '@/lib/cn';

const GAP = 4;
const MARGIN = 8;

interface CalendarPanelProps extends ComponentProps<typeof Calendar> {
    anchor: RefObject<HTMLElement | null>;
    onClose: () => void;
}

/**
 * A calendar below its field, or above it where there is no room. It is in the browser's top layer, so nothing clips it, but
 * stays inside its field's element: a dialog or popover around the field keeps the focus and doesn't close.
 */
export function CalendarPanel({ anchor, onClose, ...calendar }: CalendarPanelProps) {
    const panel = useRef<HTMLDivElement>(null);
    const close = useEffectEvent(onClose);

    useLayoutEffect(() => {
        const field = anchor.current?.getBoundingClientRect();
        if (panel.current && field) {
            panel.current.showPopover?.();
            const { offsetWidth: width, offsetHeight: height } = panel.current;
            const below = field.bottom + GAP;
            const top = below + height + MARGIN > window.innerHeight ? field.top - GAP - height : below;
            panel.current.style.top = `${Math.max(MARGIN, top)}px`;
            panel.current.style.left = `${Math.max(MARGIN, Math.min(field.left, window.innerWidth - width - MARGIN))}px`;
        }
    }, [anchor]);

    useEffect(() => {
        const onScroll = () => close();
        window.addEventListener('scroll', onScroll, { capture: true, once: true });

        return () => window.removeEventListener('scroll', onScroll, { capture: true });
    }, []);

    return (
        <div
            ref={panel}
            popover="manual"
            role="dialog"
            aria-label="Choose a day"
            className={cn(PANEL, 'fixed inset-auto m-0 p-3 text-ink')}
            onKeyDown={(event) => {
                if (event.key === 'Escape') {
                    event.preventDefault();
                    event.stopPropagation();
                    onClose();
                }
            }}
        >
            <Calendar {...calendar} />
        </div>
    );
}
