import { router } from '@inertiajs/react';
import { type ReactNode, useMemo, useState } from 'react';
import { useConfirm } from '@/components/confirm-dialog';
import { MergeDialog } from '@/features/matches/merge-dialog';
import { clients } from '@/routes/generated';
import type { MatchRow, MatchStatus } from '@/types/generated';

export interface MatchActions {
    /** `seen` is the status on screen. The server refuses a decision when a colleague has decided in the meantime. */
    confirm: (ids: readonly number[], seen: MatchStatus) => void;
    reject: (ids: readonly number[], seen: MatchStatus) => Promise<void>;
    /** Undoes a decision. */
    reopen: (ids: readonly number[], seen: MatchStatus) => void;
    merge: (match: MatchRow) => Promise<void>;
    /** Undoes a merge or link. */
    undoMerge: (match: MatchRow) => Promise<void>;
}

const STAY = { preserveScroll: true, preserveState: true };

/** The actions on matches, and their dialogs. Render the dialogs once per page. */
export function useMatchActions(): { actions: MatchActions; dialogs: ReactNode } {
    const { confirm: ask, confirmDialog } = useConfirm();
    const [merging, setMerging] = useState<MatchRow | null>(null);

    const actions = useMemo<MatchActions>(
        () => ({
            confirm: (ids, seen) => decide(ids, seen, 'confirmed'),
            reopen: (ids, seen) => decide(ids, seen, 'suggested'),
            reject: async (ids, seen) => {
                const answer = await ask({
                    title: ids.length === 1 ? 'Reject this match?' : `Reject these ${ids.length} matches?`,
                    body: 'The records count as different people. A rejected match is suggested again only if new evidence turns up.',
                    confirmVerb: ids.length === 1 ? 'Reject match' : 'Reject matches',
                    reason: { label: 'Reason', help: 'For example: father and son.' },
                });
                if (answer !== null) {
                    decide(ids, seen, 'rejected', answer.reason);
                }
            },
            merge: async (match) => {
                if (match.merge_kind === 'merge') {
                    setMerging(match);
                    return;
                }
                const answer = await ask(match.merge_kind === 'join' ? joinQuestion(match) : linkQuestion(match));
                if (answer !== null) {
                    router.visit(clients.matchesMerge({ match: match.id }), {
                        ...STAY,
                        data: {
                            left_id: match.left.id,
                            right_id: match.right.id,
                            reason: answer.reason,
                            winner: match.survivor,
                        },
                    });
                }
            },
            undoMerge: async (match) => {
                if (match.undo_merge_id === null) {
                    return;
                }
                const answer = await ask({
                    title: `Undo the merge of ${match.left.full_name} and ${match.right.full_name}?`,
                    body: 'The merged records move back. Records added since the merge stay where they are.',
                    confirmVerb: 'Undo merge',
                });
                if (answer !== null) {
                    router.visit(clients.mergesUndo({ merge: match.undo_merge_id }), STAY);
                }
            },
        }),
        [ask],
    );

    return {
        actions,
        dialogs: (
            <>
                {confirmDialog}
                <MergeDialog match={merging} onClose={() => setMerging(null)} />
            </>
        ),
    };
}

const linkQuestion = ({ left, right }: MatchRow) => ({
    title: `Link ${right.full_name} to ${left.full_name}?`,
    body: `${right.full_name} is kept, linked and marked as converted. You can undo this.`,
    confirmVerb: 'Link records',
    reason: { label: 'Reason' },
});

function joinQuestion({ left, right, survivor }: MatchRow) {
    const [stays, goes] = survivor === 'right' ? [right, left] : [left, right];

    return {
        title: `Merge ${goes.full_name} (${goes.status}) into ${stays.full_name} (${stays.status})?`,
        body: 'The kept record takes missing details, notes, files, consents and phone numbers from the other record. You can undo this under Merged.',
        confirmVerb: 'Merge records',
        reason: { label: 'Reason' },
    };
}

function decide(ids: readonly number[], seen: MatchStatus, decision: MatchStatus, reason: string | null = null): void {
    if (ids.length > 0) {
        router.visit(clients.matchesDecide(), { ...STAY, data: { ids: [...ids], seen, decision, reason } });
    }
}
