import { router } from '@inertiajs/react';
import { type ReactNode, useMemo, useState } from 'react';
import { useConfirm } from '@/components/confirm-dialog';
import { ConfirmRepeatDialog } from '@/features/transactions/duplicates/confirm-repeat-dialog';
import { formatMoney } from '@/lib/format';
import { transactions } from '@/routes/generated';
import type { DuplicateRow } from '@/types/generated';

export interface DuplicateDeeds {
    /** Asks which of the two is the repeat. */
    confirm: (duplicate: DuplicateRow) => void;
    dismiss: (duplicate: DuplicateRow) => Promise<void>;
    giveBack: (duplicate: DuplicateRow) => Promise<void>;
    reopen: (duplicate: DuplicateRow) => Promise<void>;
}

const STAY = { preserveScroll: true, preserveState: true };

/** Deciding cases, and the dialogs that ask for what a deed needs; render those once. */
export function useDuplicateDeeds(): { deeds: DuplicateDeeds; dialogs: ReactNode } {
    const { confirm: ask, confirmDialog } = useConfirm();
    const [confirming, setConfirming] = useState<DuplicateRow | null>(null);

    const deeds = useMemo<DuplicateDeeds>(
        () => ({
            confirm: setConfirming,
            dismiss: async (duplicate) => {
                const answer = await ask({
                    title: 'Were both payments meant?',
                    body: 'The case ends, and this payer’s next pairs of the amount are judged by it.',
                    confirmVerb: 'Dismiss',
                    reason: { label: 'Note', help: 'Such as: tops up twice on Fridays.' },
                });
                if (answer !== null) {
                    router.visit(transactions.duplicateOskoDepositsDismiss({ duplicateCase: duplicate.id }), {
                        ...STAY,
                        data: { note: answer.reason },
                    });
                }
            },
            giveBack: async (duplicate) => {
                const answer = await ask({ ...returnQuestion(duplicate), confirmVerb: 'Return', danger: true });
                if (answer !== null) {
                    router.visit(transactions.duplicateOskoDepositsReturn({ duplicateCase: duplicate.id }), {
                        ...STAY,
                        data: { reason: answer.reason },
                    });
                }
            },
            reopen: async (duplicate) => {
                const answer = await ask({
                    title: 'Reopen this case?',
                    body: `It was ${duplicate.status} by ${duplicate.decided_by ?? 'somebody'}. No money moves.`,
                    confirmVerb: 'Reopen',
                });
                if (answer !== null) {
                    router.visit(transactions.duplicateOskoDepositsReopen({ duplicateCase: duplicate.id }), {
                        ...STAY,
                        data: { seen: duplicate.status },
                    });
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
                <ConfirmRepeatDialog duplicate={confirming} onClose={() => setConfirming(null)} />
            </>
        ),
    };
}

function returnQuestion({ amount_cents, is_credited, earlier, later, repeat_bank_line_id }: DuplicateRow) {
    const repeat = repeat_bank_line_id === earlier.bank_line_id ? earlier : later;
    const payer = repeat.payer_name ?? 'the payer';

    return {
        title: `Return ${formatMoney(amount_cents)} to ${payer}?`,
        body: is_credited
            ? `It is on ${repeat.client_name ?? 'a client'}’s balance: the credit is taken back and the money is sent to where it came from, both at once or neither.`
            : 'The money is sent to where it came from.',
        reason: { label: 'Reason', help: 'It stands on the deposit too.' },
    };
}
