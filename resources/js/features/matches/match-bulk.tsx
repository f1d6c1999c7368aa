import type { ListSelection } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import type { MatchActions } from '@/features/matches/use-match-actions';
import type { MatchStatus } from '@/types/generated';

interface MatchBulkProps {
    selection: ListSelection;
    status: MatchStatus;
    actions: MatchActions;
}

/** The bulk actions for selected matches. They never apply to all matches of a filter, because each is a decision. */
export function MatchBulk({ selection, status, actions }: MatchBulkProps) {
    if (selection.allMatching) {
        return (
            <p className="text-compact text-muted">
                Select rows one by one or page by page. Each match needs its own decision.
            </p>
        );
    }
    const ids = selection.ids.map(Number);

    return (
        <>
            {status === 'suggested' && (
                <Button size="sm" onClick={() => actions.confirm(ids, status)}>
                    Confirm matches
                </Button>
            )}
            {(status === 'suggested' || status === 'confirmed') && (
                <Button size="sm" onClick={() => void actions.reject(ids, status)}>
                    Reject matches
                </Button>
            )}
            {(status === 'confirmed' || status === 'rejected') && (
                <Button size="sm" onClick={() => actions.reopen(ids, status)}>
                    Undo decisions
                </Button>
            )}
        </>
    );
}
