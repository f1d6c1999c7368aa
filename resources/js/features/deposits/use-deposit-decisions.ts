import { router } from '@inertiajs/react';
import { useState } from 'react';
import type { Accepted } from '@/features/deposits/approve-dialog';
import { isSaved } from '@/lib/shared-props';
import { deposits as routes } from '@/routes/generated';
import type { RouteDefinition } from '@/routes/route';
import type { DepositDetails, DepositIndexPage, DepositRow } from '@/types/generated';

export interface SplitPart {
    client_id: number | null;
    amount_cents: number;
}

type Decision = Record<string, string | number | boolean | null | { client_id: number | null; amount_cents: number }[]>;

export type ReasonedDecision = 'reject' | 'return' | 'undo';

/**
 * The decisions on one deposit. Each sends the version that the user reviewed: for a dialog, the version when it opened. The
 * server refuses an outdated version, and the error appears in a banner.
 *
 * @param onDecided called after the deposit was approved, rejected or returned
 */
export function useDepositDecisions(
    { id, version }: Pick<DepositRow, 'id' | 'version'>,
    onDecided: (decided: DepositDetails) => void,
) {
    const [isBusy, setIsBusy] = useState(false);
    const params = { deposit: id };

    const send = (route: RouteDefinition, data: Decision, onDone?: (decided: DepositDetails | null) => void) => {
        if (isBusy) {
            return;
        }
        router.visit(route.url, {
            method: route.method,
            data: { version, ...data },
            preserveState: true,
            preserveScroll: true,
            onStart: () => setIsBusy(true),
            onSuccess: ({ props }) => {
                const { deposit } = props as Partial<DepositIndexPage>;
                onDone?.(isSaved(props) && deposit?.deposit.id === id ? deposit : null);
            },
            onFinish: () => setIsBusy(false),
        });
    };

    const tellIfDecided = (decided: DepositDetails | null) => decided && onDecided(decided);

    return {
        isBusy,
        approve: (clientId: number, seen: number, accepted: Accepted, onDone: () => void) =>
            send(
                routes.approve(params),
                {
                    version: seen,
                    client_id: clientId,
                    accepts_other_payer: accepted.otherPayer,
                    accepts_repeat: accepted.repeat,
                    accepts_own_payment: accepted.ownPayment,
                },
                (decided) => {
                    onDone();
                    tellIfDecided(decided);
                },
            ),
        match: (clientId: number) => send(routes.match(params), { client_id: clientId }),
        unmatch: () => send(routes.unmatch(params), {}),
        decide: (decision: ReasonedDecision, seen: number, reason: string) =>
            send(routes[decision](params), { version: seen, reason }, decision === 'undo' ? undefined : tellIfDecided),
        bounce: (withdrawalId: number) => send(routes.bounce(params), { withdrawal_id: withdrawalId }),
        split: (parts: readonly SplitPart[], onDone: () => void) =>
            send(routes.split(params), { parts: [...parts] }, onDone),
    };
}

export type DepositDecisions = ReturnType<typeof useDepositDecisions>;
