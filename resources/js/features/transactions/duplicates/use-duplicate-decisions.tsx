import { router } from '@inertiajs/react';
import { type ReactNode, useState } from 'react';
import { useConfirm } from '@/components/confirm-dialog';
import { ConfirmDuplicateDialog } from '@/features/transactions/duplicates/confirm-duplicate-dialog';
import { offerReopening } from '@/features/transactions/duplicates/offer-reopening';
import { formatMoney } from '@/lib/format';
import { isSaved } from '@/lib/shared-props';
import { transactions } from '@/routes/generated';
import type { DuplicateRow } from '@/types/generated';

export interface DuplicateDecisions {
    /** Asks which payment is the duplicate. */
    confirm: (duplicate: DuplicateRow) => void;
    dismiss: (duplicate: DuplicateRow) => Promise<void>;
    returnDeposit: (duplicate: DuplicateRow) => Promise<void>;
    reopen: (duplicate: DuplicateRow) => Promise<void>;
}

const STAY = { preserveScroll: true, preserveState: true };

/**
 * Decisions on duplicate cases, and their dialogs to render once per page.
 *
 * @param onDecided the case was confirmed, dismissed or returned
 */
export function useDuplicateDecisions(onDecided: () => void): { decisions: DuplicateDecisions; dialogs: ReactNode } {
    const { confirm: ask, confirmDialog } = useConfirm();
    const [confirming, setConfirming] = useState<DuplicateRow | null>(null);

    const decisions: DuplicateDecisions = {
        confirm: setConfirming,
        dismiss: async (duplicate) => {
            const answer = await ask({
                title: 'Dismiss this case? Both payments are genuine.',
                body: 'The case is closed. Future scores for this payer take this decision into account.',
                confirmVerb: 'Dismiss case',
                reason: { label: 'Note', help: 'Such as: tops up twice every Friday.', min: 3, max: 500 },
            });
            if (answer !== null) {
                router.visit(transactions.duplicateOskoDepositsDismiss({ duplicateCase: duplicate.id }), {
                    ...STAY,
                    data: { note: answer.reason },
                    onSuccess: ({ props }) => {
                        if (isSaved(props)) {
                            offerReopening(duplicate.id, 'dismissed');
                            onDecided();
                        }
                    },
                });
            }
        },
        returnDeposit: async (duplicate) => {
            const answer = await ask({ ...returnQuestion(duplicate), confirmVerb: 'Return deposit', danger: true });
            if (answer !== null) {
                router.visit(transactions.duplicateOskoDepositsReturn({ duplicateCase: duplicate.id }), {
                    ...STAY,
                    data: { repeat: duplicate.repeat_bank_line_id, reason: answer.reason },
                    onSuccess: ({ props }) => isSaved(props) && onDecided(),
                });
            }
        },
        reopen: async (duplicate) => {
            const answer = await ask({
                title: 'Reopen this case?',
                body: `It was ${duplicate.status} by ${duplicate.decided_by ?? 'Paddock'}. Balances don’t change.`,
                confirmVerb: 'Reopen case',
            });
            if (answer !== null) {
                router.visit(transactions.duplicateOskoDepositsReopen({ duplicateCase: duplicate.id }), {
                    ...STAY,
                    data: { seen: duplicate.status },
                });
            }
        },
    };

    return {
        decisions,
        dialogs: (
            <>
                {confirmDialog}
                <ConfirmDuplicateDialog
                    duplicate={confirming}
                    onClose={() => setConfirming(null)}
                    onConfirmed={onDecided}
                />
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
            ? `It is in ${repeat.client_name ?? 'a client'}’s balance. The credit is reversed and the money goes back to the sending account.`
            : 'The money goes back to the sending account.',
        reason: { label: 'Reason', help: 'Also recorded on the deposit.', min: 3 },
    };
}
