import { XMarkIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { formatCount } from '@/lib/format';
import type { ListSelection } from './use-selection';
import { sentence } from './words';

interface BulkBarProps {
    selection: ListSelection;
    /** Number of rows that match the filter; null if not counted. */
    total: number | null;
    totalIsCapped: boolean;
    /** Selects all rows that match the filter. */
    onSelectAllMatching: (() => void) | null;
    children: ReactNode;
}

/** Actions for selected rows. Floats over the end of the list, so that the page doesn't move. */
export function BulkBar({ selection, total, totalIsCapped, onSelectAllMatching, children }: BulkBarProps) {
    const all = total === null ? 'all' : `all ${formatCount(total, totalIsCapped)}`;
    const chosen = selection.allMatching
        ? `${sentence(all)} matching selected`
        : `${formatCount(selection.ids.length)} selected`;

    return (
        <div
            role="toolbar"
            aria-label="Selected rows"
            className="pointer-events-auto flex max-w-full flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line-strong bg-raised py-1.5 pr-1.5 pl-4 shadow-dialog max-sm:relative max-sm:w-full max-sm:py-3"
        >
            <p role="status" className="font-medium tabular">
                {chosen}
            </p>
            {onSelectAllMatching && !selection.allMatching && (
                <Button size="sm" variant="ghost" onClick={onSelectAllMatching}>
                    Select {all} matching
                </Button>
            )}
            <div className="flex flex-wrap items-center gap-2">{children}</div>
            <span className="max-sm:absolute max-sm:top-1.5 max-sm:right-1.5">
                <IconButton
                    icon={XMarkIcon}
                    size="sm"
                    label="Clear selection"
                    onClick={({ currentTarget }) => {
                        // The bar disappears.
                        const list = currentTarget.closest('[data-list]');
                        list?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus({ preventScroll: true });
                        selection.clear();
                    }}
                />
            </span>
        </div>
    );
}
