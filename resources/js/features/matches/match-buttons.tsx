import { Button } from '@/components/ui/button';
import type { MatchActions } from '@/features/matches/use-match-actions';
import type { MatchRow } from '@/types/generated';

interface MatchButtonsProps {
    match: MatchRow;
    canMerge: boolean;
    actions: MatchActions;
}

/** The actions that are possible for a match in its current status. */
export function MatchButtons({ match, canMerge, actions }: MatchButtonsProps) {
    const { left, right, status, can_decide } = match;
    const both = `${left.full_name} and ${right.full_name}`;
    const bothExist = left.exists && right.exists;

    if (status === 'merged') {
        return canMerge && match.undo_merge_id !== null ? (
            <Button size="sm" aria-label={`Undo the merge of ${both}`} onClick={() => void actions.undoMerge(match)}>
                Undo
            </Button>
        ) : null;
    }

    return (
        <div className="flex flex-wrap justify-end gap-1.5">
            {canMerge && match.merge_kind !== null && bothExist && status !== 'rejected' && (
                <Button
                    size="sm"
                    aria-label={`${match.merge_kind === 'link' ? 'Link' : 'Merge'} ${both}`}
                    onClick={() => void actions.merge(match)}
                >
                    {match.merge_kind === 'link' ? 'Link' : 'Merge'}
                </Button>
            )}
            {can_decide && status === 'suggested' && (
                <Button size="sm" aria-label={`Confirm ${both}`} onClick={() => actions.confirm([match.id], status)}>
                    Confirm
                </Button>
            )}
            {can_decide && status !== 'rejected' && (
                <Button size="sm" aria-label={`Reject ${both}`} onClick={() => void actions.reject([match.id], status)}>
                    Reject
                </Button>
            )}
            {can_decide && status !== 'suggested' && (
                <Button
                    size="sm"
                    aria-label={`Undo the decision about ${both}`}
                    onClick={() => actions.reopen([match.id], status)}
                >
                    Undo
                </Button>
            )}
        </div>
    );
}
