import {
    CheckCircleIcon,
    ExclamationCircleIcon,
    ExclamationTriangleIcon,
    InformationCircleIcon,
    XMarkIcon,
} from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import type { Icon } from '@/components/ui/icon-type';
import { cn } from '@/lib/cn';

export type FeedbackTone = 'ok' | 'info' | 'warn' | 'danger';

interface BannerProps {
    tone: FeedbackTone;
    title?: ReactNode;
    children?: ReactNode;
    action?: ReactNode;
    /** Shows a close button. */
    onClose?: () => void;
    className?: string;
}

export const FEEDBACK_ICONS: Record<FeedbackTone, Icon> = {
    ok: CheckCircleIcon,
    info: InformationCircleIcon,
    warn: ExclamationTriangleIcon,
    danger: ExclamationCircleIcon,
};

const TONES: Record<FeedbackTone, string> = {
    ok: 'border-ok/25 bg-ok-soft text-ok',
    info: 'border-info/25 bg-info-soft text-info',
    warn: 'border-warn/25 bg-warn-soft text-warn',
    danger: 'border-danger/25 bg-danger-soft text-danger',
};

/** Message above the content of a page. */
export function Banner({ tone, title, children, action, onClose, className }: BannerProps) {
    const Glyph = FEEDBACK_ICONS[tone];

    return (
        <div
            role={tone === 'danger' ? 'alert' : 'status'}
            className={cn('flex items-start gap-3 rounded-control border py-2.5 pr-2 pl-3', TONES[tone], className)}
        >
            <Glyph aria-hidden="true" className="icon mt-px" />
            <div className="min-w-0 flex-1 break-words">
                {title && <p className="font-strong">{title}</p>}
                {children && <div className="text-ink">{children}</div>}
            </div>
            {action}
            {onClose && (
                <span className="-my-1">
                    <IconButton icon={XMarkIcon} label="Close" size="sm" onClick={onClose} />
                </span>
            )}
        </div>
    );
}
