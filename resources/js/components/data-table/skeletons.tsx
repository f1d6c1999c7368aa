import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';

const WIDTHS = ['w-32', 'w-20', 'w-24', 'w-28', 'w-16'];

function keys(prefix: string, count: number): string[] {
    return Array.from({ length: count }, (_, index) => `${prefix}-${index}`);
}

interface SkeletonRowsProps {
    columns: number;
    count: number;
    cellClassName: string;
}

export function SkeletonRows({ columns, count, cellClassName }: SkeletonRowsProps) {
    return keys('row', count).map((row, rowIndex) => (
        <tr key={row}>
            {keys('cell', columns).map((cell, index) => (
                <td key={cell} className={cn(cellClassName, 'px-2')}>
                    <Skeleton className={cn('h-3.5 max-w-full', WIDTHS[(index + rowIndex) % WIDTHS.length])} />
                </td>
            ))}
        </tr>
    ));
}

export function SkeletonCards({ count }: { count: number }) {
    return keys('card', count).map((card) => (
        <li key={card} className="flex flex-col gap-2 border-b border-line px-4 py-3">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3.5 w-56" />
            <Skeleton className="h-3.5 w-48" />
        </li>
    ));
}

/** Covers a cell while it loads. The old content stays underneath, so that no column moves. */
export function Veiled({ when, children }: { when: boolean; children: ReactNode }) {
    return when ? (
        <span className="relative inline-block max-w-full align-middle">
            <span className="invisible">{children}</span>
            <Skeleton className="absolute inset-x-0 top-1/2 h-3.5 -translate-y-1/2" />
        </span>
    ) : (
        children
    );
}
