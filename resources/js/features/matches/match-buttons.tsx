import { Button } from '@/components/ui/button';
import type { MatchDeeds } from '@/features/matches/use-match-deeds';
import type { MatchRow } from '@/types/generated';

interface MatchButtonsProps {
    match: MatchRow;
    canMerge: boolean;
    deeds: MatchDeeds;
}

/** What can be done with a match as it stands. */
export function MatchButtons({ match, canMerge, deeds }: MatchButtonsProps) {
    const { left, right, status, can_decide } = match;
    const both = `${left.full_name} and ${right.full_name}`;
    const areThere = left.exists && right.exists;

    if (status === 'merged') {
        return canMerge && match.undo_merge_id !== null ? (
            <Button size="sm" aria-label={`Undo the merge of ${both}`} onClick={() => void deeds.part(match)}>
                Undo
            </Button>
        ) : null;
    }

    return (
        <div className="flex flex-wrap justify-end gap-1.5">
            {canMerge && match.merge_kind !== null && areThere && status !== 'rejected' && (
                <Button
                    size="sm"
                    aria-label={`${match.merge_kind === 'link' ? 'Link' : 'Merge'} ${both}`}
                    onClick={() => void deeds.merge(match)}
                >
                    {match.merge_kind === 'link' ? 'Link' : 'Merge'}
                </Button>
            )}
            {can_decide && status === 'suggested' && (
                <Button size="sm" aria-label={`Confirm ${both}`} onClick={() => deeds.confirm([match.id], status)}>
                    Confirm
                </Button>
            )}
            {can_decide && status !== 'rejected' && (
                <Button size="sm" aria-label={`Reject ${both}`} onClick={() => void deeds.reject([match.id], status)}>
                    Reject
                </Button>
            )}
            {can_decide && status !== 'suggested' && (
                <Button size="sm" aria-label={`Undo for ${both}`} onClick={() => deeds.reopen([match.id], status)}>
                    Undo
                </Button>
            )}
        </div>
    );
}
