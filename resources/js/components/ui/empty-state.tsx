import type { ReactNode } from 'react';
import type { Icon } from '@/components/ui/icon-type';
import { cn } from '@/lib/cn';

interface EmptyStateProps {
    title: string;
    /** The next step. */
    children?: ReactNode;
    icon?: Icon;
    action?: ReactNode;
    className?: string;
}

export function EmptyState({ title, children, icon: Glyph, action, className }: EmptyStateProps) {
    return (
        <div className={cn('flex flex-col items-center px-6 py-12 text-center', className)}>
            {Glyph && (
                <span className="mb-3 grid size-11 place-items-center rounded-card border border-line bg-sunken text-muted">
                    <Glyph aria-hidden="true" className="size-5.5 stroke-[1.6]" />
                </span>
            )}
            <p className="font-strong">{title}</p>
            {children && <div className="mt-1 max-w-sm text-pretty text-muted">{children}</div>}
            {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
        </div>
    );
}
