import { XMarkIcon } from '@heroicons/react/24/outline';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { FEEDBACK_ICONS, type FeedbackTone } from '@/components/ui/banner';
import { IconButton } from '@/components/ui/icon-button';
import { cn } from '@/lib/cn';

/** Duration of a toast, from the specification. */
const TOAST_DURATION_MS = 1500;

interface ToastProps {
    tone: FeedbackTone;
    title: string;
    children?: ReactNode;
    onClose: () => void;
    /** `null` keeps it open until the user closes it. */
    duration?: number | null;
}

const GLYPHS: Record<FeedbackTone, string> = {
    ok: 'text-ok',
    info: 'text-info',
    warn: 'text-warn',
    danger: 'text-danger',
};

/** Stays open while it has the pointer or the focus, so that users have time to read it. A pointer that was there before it does not count. */
export function Toast({ tone, title, children, onClose, duration = TOAST_DURATION_MS }: ToastProps) {
    const [hasPointer, setHasPointer] = useState(false);
    const [hasFocus, setHasFocus] = useState(false);
    const held = hasPointer || hasFocus;
    const close = useEffectEvent(onClose);
    const Glyph = FEEDBACK_ICONS[tone];

    useEffect(() => {
        if (duration === null || held) {
            return;
        }
        const timer = setTimeout(() => close(), duration);

        return () => clearTimeout(timer);
    }, [duration, held]);

    return (
        <li
            className="pointer-events-auto flex w-full items-start gap-3 rounded-card border border-line bg-raised py-3 pr-2 pl-3.5 shadow-panel transition duration-200 ease-out-soft starting:translate-y-2 starting:opacity-0"
            onPointerMove={() => setHasPointer(true)}
            onPointerLeave={() => setHasPointer(false)}
            onFocus={() => setHasFocus(true)}
            onBlur={() => setHasFocus(false)}
        >
            <Glyph aria-hidden="true" className={cn('icon mt-px', GLYPHS[tone])} />
            <div className="min-w-0 flex-1 break-words">
                <p className="font-strong">{title}</p>
                {children && <div className="text-muted">{children}</div>}
            </div>
            <span className="-my-1">
                <IconButton icon={XMarkIcon} label="Close" size="sm" onClick={onClose} />
            </span>
        </li>
    );
}

interface ToastRegionProps {
    children: ReactNode;
    /** Accessible name of the region. */
    label?: string;
}

/**
 * Corner for toasts. Mounted once, so that screen readers announce new toasts. Placed above the buttons of an open dialog and
 * above the banners. Beside an open drawer, or above its rows of buttons on a narrow screen, because a toast with Undo stays
 * while the user decides the next record.
 */
export function ToastRegion({ children, label = 'Messages' }: ToastRegionProps) {
    return (
        <section
            data-toast-region=""
            aria-label={label}
            aria-live="polite"
            className="pointer-events-none fixed inset-x-4 bottom-4 z-toast sm:left-auto sm:w-88 [html:has([data-dialog-foot],[data-flash-banners])_&]:bottom-20 max-lg:[html:has([data-flash-banners]):has([data-certification-bar])_&]:bottom-34 max-lg:[html:has([data-drawer=right]_[data-dialog-foot])_&]:bottom-48 lg:[html:has([data-drawer=right])_&]:right-auto lg:[html:has([data-drawer=right])_&]:left-6"
        >
            <ol className="flex flex-col gap-2">{children}</ol>
        </section>
    );
}
