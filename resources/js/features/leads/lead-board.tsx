import { useEffect, useRef, useState } from 'react';
import { useConfirm } from '@/components/confirm-dialog';
import type { ListQuery } from '@/components/filters';
import { Banner } from '@/components/ui/banner';
import { BoardColumn } from '@/features/leads/board-column';
import { ConversionDialog } from '@/features/leads/conversion-dialog';
import { lostConfirmation } from '@/features/leads/lost-confirmation';
import { useLeadBoard } from '@/features/leads/use-lead-board';
import type { LeadColumn, LeadRow, LeadStatus } from '@/types/generated';

interface LeadBoardProps {
    board: readonly LeadColumn[];
    query: ListQuery;
    /** Whether the viewer may convert leads, which requires seeing contact details. */
    canConvert: boolean;
}

/** The leads as cards in one column per status, moved by dragging or by the card's menu. */
export function LeadBoard({ board, query, canConvert }: LeadBoardProps) {
    const model = useLeadBoard(board, query);
    const { confirm, confirmDialog } = useConfirm();
    const [dragged, setDragged] = useState<LeadRow | null>(null);
    const [converting, setConverting] = useState<LeadRow | null>(null);
    const box = useRef<HTMLDivElement>(null);
    const [followed, setFollowed] = useState<number | null>(null);

    // A moved card is remounted in its new column, so the focus must follow it.
    useEffect(() => {
        if (followed !== null) {
            const card = box.current?.querySelector(`[data-lead="${followed}"]`);
            (card?.querySelector<HTMLElement>('[data-move]') ?? card?.querySelector('a'))?.focus();
            setFollowed(null);
        }
    }, [followed]);

    const targetsOf = (lead: LeadRow): readonly LeadStatus[] => {
        if (!lead.can_work) {
            return [];
        }
        const next = board.find(({ status }) => status === lead.status)?.next_statuses ?? [];
        return canConvert && lead.status === 'qualified' ? [...next, 'converted'] : next;
    };

    const move = async (lead: LeadRow, to: LeadStatus) => {
        if (to === 'converted') {
            setConverting(lead);
            return;
        }
        const answer = to === 'lost' ? await confirm(lostConfirmation(lead.full_name)) : { reason: '' };
        if (answer) {
            model.move(lead, to, answer.reason || undefined);
            setFollowed(lead.id);
        }
    };

    return (
        <div ref={box} className="flex min-h-0 min-w-0 flex-1 flex-col gap-3">
            {model.refusal && (
                <Banner tone="danger" onClose={model.dismissRefusal}>
                    {model.refusal}
                </Banner>
            )}
            <p role="status" className="sr-only">
                {model.announcement}
            </p>
            <div className="relative flex min-h-0 flex-1 gap-3 overflow-x-auto pb-2 max-sm:-mx-4 max-sm:snap-x max-sm:px-4">
                {model.columns.map((column) => (
                    <BoardColumn
                        key={column.status}
                        column={column}
                        dragged={dragged}
                        accepts={dragged !== null && targetsOf(dragged).includes(column.status)}
                        isLoading={model.loading === column.status}
                        targetsOf={targetsOf}
                        onDrag={setDragged}
                        onMove={move}
                        onMore={() => model.loadMore(column.status)}
                    />
                ))}
            </div>
            {confirmDialog}
            <ConversionDialog lead={converting} onClose={() => setConverting(null)} />
        </div>
    );
}
