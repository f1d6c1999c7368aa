import type { ReactNode } from 'react';
import { Nothing } from '@/components/ui/known';
import { cn } from '@/lib/cn';

interface DescriptionListProps {
    items: ReadonlyArray<{ term: string; details: ReactNode }>;
    className?: string;
}

/** Terms with their details. Empty details, which React shows as nothing, show as a dash. */
export function DescriptionList({ items, className }: DescriptionListProps) {
    return (
        <dl className={cn('grid grid-cols-1 gap-x-3 gap-y-2.5 sm:grid-cols-[8.125rem_1fr]', className)}>
            {items.map(({ term, details }) => (
                <div key={term} className="contents">
                    <dt className="text-muted max-sm:-mb-2 max-sm:text-compact">{term}</dt>
                    <dd className="min-w-0 break-words">
                        {typeof details === 'number' || details ? details : <Nothing />}
                    </dd>
                </div>
            ))}
        </dl>
    );
}
