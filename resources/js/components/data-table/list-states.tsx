import { ArrowPathIcon, FunnelIcon, InboxIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';

interface EmptyListProps {
    noun: string;
    isNarrowed: boolean;
    onClearAll: () => void;
    /** The next step, while the list is empty. */
    hint: ReactNode;
    action: ReactNode;
}

export function EmptyList({ noun, isNarrowed, onClearAll, hint, action }: EmptyListProps) {
    return isNarrowed ? (
        <EmptyState
            icon={FunnelIcon}
            title={`No ${noun} match your search and filters`}
            action={<Button onClick={onClearAll}>Clear search and filters</Button>}
        />
    ) : (
        <EmptyState icon={InboxIcon} title={`No ${noun} yet`} action={action}>
            {hint}
        </EmptyState>
    );
}

interface FailedListProps {
    noun: string;
    /** The previous rows are still visible. */
    hasRows: boolean;
    onRetry: () => void;
}

/** Shown when a list couldn't be loaded. Visible rows stay, because the URL has not changed. */
export function FailedList({ noun, hasRows, onRetry }: FailedListProps) {
    const advice = 'Check your connection and try again.';
    return hasRows ? (
        <Banner
            tone="danger"
            title={`Couldn’t load the ${noun}`}
            action={
                <Button size="sm" icon={ArrowPathIcon} onClick={onRetry}>
                    Try again
                </Button>
            }
        >
            {advice}
        </Banner>
    ) : (
        <ErrorState title={`Couldn’t load the ${noun}`} onRetry={onRetry}>
            {advice}
        </ErrorState>
    );
}
