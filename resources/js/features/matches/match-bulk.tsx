import type { ListSelection } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import type { MatchDeeds } from '@/features/matches/use-match-deeds';
import type { MatchStatus } from '@/types/generated';

interface MatchBulkProps {
    selection: ListSelection;
    status: MatchStatus;
    deeds: MatchDeeds;
}

/** What can be done with several matches at once: those that somebody has chosen, never all that a filter finds. */
export function MatchBulk({ selection, status, deeds }: MatchBulkProps) {
    if (selection.allMatching) {
        return <p className="text-compact text-muted">Choose the rows one by one or by page: each is a decision.</p>;
    }
    const ids = selection.ids.map(Number);

    return (
        <>
            {status === 'suggested' && (
                <Button size="sm" onClick={() => deeds.confirm(ids, status)}>
                    Confirm
                </Button>
            )}
            {(status === 'suggested' || status === 'confirmed') && (
                <Button size="sm" onClick={() => void deeds.reject(ids, status)}>
                    Reject
                </Button>
            )}
            {(status === 'confirmed' || status === 'rejected') && (
                <Button size="sm" onClick={() => deeds.reopen(ids, status)}>
                    Undo
                </Button>
            )}
        </>
    );
}
