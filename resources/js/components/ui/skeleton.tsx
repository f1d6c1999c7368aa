import { cn } from '@/lib/cn';

interface SkeletonProps {
    circle?: boolean;
    /** Size classes. */
    className?: string;
}

/** Placeholder for loading content. Give it the size of the content. */
export function Skeleton({ circle = false, className }: SkeletonProps) {
    return (
        <span
            aria-hidden="true"
            className={cn('block animate-skeleton bg-line', circle ? 'rounded-full' : 'rounded-tag', className)}
        />
    );
}

interface SkeletonTextProps {
    lines?: number;
    className?: string;
}

export function SkeletonText({ lines = 3, className }: SkeletonTextProps) {
    return (
        <span aria-hidden="true" className={cn('flex flex-col gap-2', className)}>
            {Array.from({ length: lines }, (_, line) => `line-${line + 1}`).map((line, index) => (
                <Skeleton key={line} className={cn('h-3.5', index === lines - 1 ? 'w-3/5' : 'w-full')} />
            ))}
        </span>
    );
}
