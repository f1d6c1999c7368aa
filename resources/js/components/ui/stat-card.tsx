import { Link } from '@inertiajs/react';
import type { ComponentProps, ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';

interface StatCardProps {
    label: string;
    value: ReactNode;
    /** One line below the value: a comparison, an age or a <Badge>. */
    hint?: ReactNode;
    tone?: 'neutral' | 'ok' | 'warn' | 'danger';
    loading?: boolean;
    /** Makes the whole card a link. */
    href?: ComponentProps<typeof Link>['href'];
    className?: string;
}

const TONES = { neutral: 'text-ink', ok: 'text-ok', warn: 'text-warn', danger: 'text-danger' };

export function StatCard({ label, value, hint, tone = 'neutral', loading = false, href, className }: StatCardProps) {
    return (
        <div
            data-card=""
            aria-busy={loading || undefined}
            className={cn(
                'relative min-w-0 rounded-card border border-line bg-surface px-4 py-3.5',
                href && 'transition-colors duration-100 hover:border-line-strong hover:bg-sunken',
                className,
            )}
        >
            <p className="truncate text-compact text-muted">
                {href ? (
                    <Link href={href} className="after:absolute after:inset-0 after:rounded-card after:content-['']">
                        {label}
                    </Link>
                ) : (
                    label
                )}
            </p>
            {loading ? (
                <Skeleton className="mt-1.5 mb-1 h-7 w-24" />
            ) : (
                <p className={cn('mt-0.5 text-title font-strong tabular wrap-anywhere sm:text-figure', TONES[tone])}>
                    {value}
                </p>
            )}
            {(hint || loading) && (
                <div className="mt-0.5 text-compact text-muted">
                    {loading ? <Skeleton className="h-4 w-16" /> : hint}
                </div>
            )}
        </div>
    );
}
