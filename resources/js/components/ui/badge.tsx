import type { ReactNode } from 'react';
import type { Icon } from '@/components/ui/icon-type';
import { cn } from '@/lib/cn';

export type Tone = 'neutral' | 'ok' | 'warn' | 'danger' | 'info' | 'bonus';

const SOFT_TONES: Record<Tone, string> = {
    neutral: 'bg-sunken text-muted',
    ok: 'bg-ok-soft text-ok',
    warn: 'bg-warn-soft text-warn',
    danger: 'bg-danger-soft text-danger',
    info: 'bg-info-soft text-info',
    bonus: 'bg-bonus-soft text-bonus',
};

interface BadgeProps {
    tone?: Tone;
    icon?: Icon;
    children: ReactNode;
    className?: string;
}

export function Badge({ tone = 'neutral', icon: Glyph, children, className }: BadgeProps) {
    return (
        <span
            className={cn(
                'inline-flex h-5.5 max-w-full items-center gap-1 rounded-tag px-2 text-xs font-medium whitespace-nowrap',
                SOFT_TONES[tone],
                className,
            )}
        >
            {Glyph && <Glyph aria-hidden="true" className="-ml-0.5 size-3.5 shrink-0 stroke-2" />}
            <span className="truncate">{children}</span>
        </span>
    );
}
