import { ArrowPathIcon, ExclamationTriangleIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';

interface ErrorStateProps {
    title?: string;
    /** The failure, and how to fix it. */
    children: ReactNode;
    onRetry: () => void;
    className?: string;
}

/** Replaces content that failed to load. */
export function ErrorState({ title = 'Couldn’t load this', children, onRetry, className }: ErrorStateProps) {
    return (
        <div role="alert" className={cn('flex flex-col items-center px-6 py-12 text-center', className)}>
            <span className="mb-3 grid size-11 place-items-center rounded-card bg-danger-soft text-danger">
                <ExclamationTriangleIcon aria-hidden="true" className="size-5.5 stroke-[1.6]" />
            </span>
            <p className="font-strong">{title}</p>
            <div className="mt-1 max-w-sm text-pretty text-muted">{children}</div>
            <Button className="mt-4" icon={ArrowPathIcon} onClick={onRetry}>
                Try again
            </Button>
        </div>
    );
}
