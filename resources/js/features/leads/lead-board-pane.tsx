import type { ReactNode } from 'react';
import type { ListTools } from '@/components/data-table';
import { useListState } from '@/components/data-table/use-list-state';
import { FilterBar, type FilterDefinition } from '@/components/filters';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { LeadBoard } from '@/features/leads/lead-board';
import { cn } from '@/lib/cn';
import type { LeadColumn } from '@/types/generated';

interface LeadBoardPaneProps {
    board: readonly LeadColumn[];
    filters: readonly FilterDefinition[];
    search?: { label: string; placeholder?: string } | undefined;
    tools: (list: ListTools) => ReactNode;
    /** The columns of the open preset, kept when the preset is saved from the board. */
    columns: readonly string[];
    canConvert: boolean;
}

const ONLY = ['board'];

/** The board with its search and filters, which are kept in the URL. */
export function LeadBoardPane({ board, filters, search, tools, columns, canConvert }: LeadBoardPaneProps) {
    const list = useListState(ONLY);

    return (
        <section
            aria-label="Board"
            aria-busy={list.isLoading || undefined}
            className="flex min-h-0 flex-1 flex-col gap-3"
        >
            <FilterBar filters={filters} query={list.query} onChange={list.apply} {...(search && { search })}>
                {tools({ path: list.path, query: list.query, columns, columnSet: null, showColumns: () => undefined })}
            </FilterBar>
            {list.hasFailed && (
                <Banner
                    tone="danger"
                    action={
                        <Button size="sm" onClick={list.retry}>
                            Try again
                        </Button>
                    }
                >
                    Couldn’t load the board. Check your connection and try again.
                </Banner>
            )}
            <div className={cn('flex min-h-0 flex-1 transition-opacity', list.isLoading && 'opacity-50')}>
                <LeadBoard board={board} query={list.query} canConvert={canConvert} />
            </div>
        </section>
    );
}
