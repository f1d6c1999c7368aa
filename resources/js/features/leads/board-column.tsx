import { type DragEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LeadCard } from '@/features/leads/lead-card';
import { cn } from '@/lib/cn';
import { formatCount } from '@/lib/format';
import { type LeadColumn, type LeadRow, type LeadStatus, LeadStatusLabels } from '@/types/generated';

interface BoardColumnProps {
    column: LeadColumn;
    /** The card being dragged, from any column. */
    dragged: LeadRow | null;
    /** Whether the dragged card may be dropped in this column. */
    accepts: boolean;
    isLoading: boolean;
    targetsOf: (lead: LeadRow) => readonly LeadStatus[];
    onDrag: (lead: LeadRow | null) => void;
    onMove: (lead: LeadRow, to: LeadStatus) => void;
    onMore: () => void;
}

const DOTS: Record<LeadStatus, string> = {
    new: 'bg-info',
    contacted: 'bg-warn',
    qualified: 'bg-bonus',
    converted: 'bg-ok',
    lost: 'bg-faint',
    barred: 'bg-danger',
};

export function BoardColumn(props: BoardColumnProps) {
    const { column, dragged, accepts, isLoading, targetsOf, onDrag, onMove, onMore } = props;
    const [isOver, setIsOver] = useState(false);
    const label = LeadStatusLabels[column.status];

    const onDragOver = (event: DragEvent) => {
        if (accepts) {
            event.preventDefault();
            setIsOver(true);
        }
    };
    const onDrop = (event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        if (dragged && accepts) {
            onMove(dragged, column.status);
        }
    };

    return (
        <section
            aria-label={label}
            onDragOver={onDragOver}
            onDragLeave={() => setIsOver(false)}
            onDrop={onDrop}
            className={cn(
                'flex min-h-64 w-72 shrink-0 snap-center flex-col rounded-card border bg-sunken transition-colors duration-100 max-sm:w-[80vw] xl:w-auto xl:min-w-56 xl:flex-1',
                isOver && accepts ? 'border-accent bg-accent-soft' : 'border-line',
                accepts && !isOver && 'border-dashed border-accent',
                dragged && !accepts && dragged.status !== column.status && 'opacity-60',
            )}
        >
            <header className="flex items-center gap-2 px-3 py-2.5">
                <span aria-hidden="true" className={cn('size-2 rounded-full', DOTS[column.status])} />
                <h2 className="font-strong">{label}</h2>
                <span className="ml-auto text-compact text-muted tabular">
                    {formatCount(column.count, column.count_is_capped)}
                </span>
            </header>
            <ul className="relative flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto px-2 pb-2">
                {column.cards.map((lead) => (
                    <LeadCard key={lead.id} lead={lead} targets={targetsOf(lead)} onDrag={onDrag} onMove={onMove} />
                ))}
                {column.cards.length === 0 && (
                    <li className="rounded-control border border-dashed border-line px-3 py-6 text-center text-compact text-muted">
                        No leads
                    </li>
                )}
                {column.next_cursor && (
                    <li>
                        <Button size="sm" variant="ghost" loading={isLoading} onClick={onMore} className="w-full">
                            Show more
                        </Button>
                    </li>
                )}
            </ul>
        </section>
    );
}
