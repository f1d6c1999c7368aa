import { router } from '@inertiajs/react';
import { type ReactNode, useMemo, useState } from 'react';
import { useConfirm } from '@/components/confirm-dialog';
import { MergeDialog } from '@/features/matches/merge-dialog';
import { clients } from '@/routes/generated';
import type { MatchRow, MatchStatus } from '@/types/generated';

export interface MatchDeeds {
    /** Each with how the matches stand on the screen: who decides over a decision that they have not seen is refused. */
    confirm: (ids: readonly number[], seen: MatchStatus) => void;
    reject: (ids: readonly number[], seen: MatchStatus) => Promise<void>;
    /** Takes a decision back. */
    reopen: (ids: readonly number[], seen: MatchStatus) => void;
    merge: (match: MatchRow) => Promise<void>;
    /** Takes a merge or link back. */
    part: (match: MatchRow) => Promise<void>;
}

const STAY = { preserveScroll: true, preserveState: true };

/** Deciding matches, and the dialogs that ask for what a deed needs; render those once. */
export function useMatchDeeds(): { deeds: MatchDeeds; dialogs: ReactNode } {
    const { confirm: ask, confirmDialog } = useConfirm();
    const [merging, setMerging] = useState<MatchRow | null>(null);

    const deeds = useMemo<MatchDeeds>(
        () => ({
            confirm: (ids, seen) => decide(ids, seen, 'confirmed'),
            reopen: (ids, seen) => decide(ids, seen, 'suggested'),
            reject: async (ids, seen) => {
                const answer = await ask({
                    title:
                        ids.length === 1 ? 'These are two people?' : `Each of these ${ids.length} pairs is two people?`,
                    body: 'The match is suggested again only when new evidence turns up.',
                    confirmVerb: 'Reject',
                    reason: { label: 'Reason', help: 'Such as: father and son.' },
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
                        data: { reason: answer.reason, winner: match.survivor },
                    });
                }
            },
            part: async (match) => {
                if (match.undo_merge_id === null) {
                    return;
                }
                const answer = await ask({
                    title: `Part ${match.left.full_name} and ${match.right.full_name} again?`,
                    body: 'Everything that went along goes back. What was done since the merge stays where it is.',
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
        deeds,
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
    body: 'The record stays, points there and counts as converted. It can be undone.',
    confirmVerb: 'Link',
    reason: { label: 'Reason' },
});

function joinQuestion({ left, right, survivor }: MatchRow) {
    const [stays, goes] = survivor === 'right' ? [right, left] : [left, right];

    return {
        title: `Merge ${goes.full_name} (${goes.status}) into ${stays.full_name} (${stays.status})?`,
        body: 'The record that stays keeps its details and gets what it lacks, with notes, files, consents and numbers of the other. It can be undone under Merged.',
        confirmVerb: 'Merge',
        reason: { label: 'Reason' },
    };
}

function decide(ids: readonly number[], seen: MatchStatus, decision: MatchStatus, reason: string | null = null): void {
    if (ids.length > 0) {
        router.visit(clients.matchesDecide(), { ...STAY, data: { ids: [...ids], seen, decision, reason } });
    }
}
