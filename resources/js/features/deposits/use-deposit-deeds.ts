import { router } from '@inertiajs/react';
import { useState } from 'react';
import type { Accepted } from '@/features/deposits/approve-dialog';
import { deposits as routes } from '@/routes/generated';
import type { RouteDefinition } from '@/routes/route';
import type { DepositRow } from '@/types/generated';

export interface SplitPart {
    client_id: number | null;
    amount_cents: number;
}

type Decision = Record<string, string | number | boolean | null | { client_id: number | null; amount_cents: number }[]>;

export type ReasonedDeed = 'reject' | 'return' | 'undo';

/**
 * The decisions on one deposit. Each says which version of it was looked at, which for what is asked in a dialog is that of
 * when it opened; the server refuses what is out of date, and its answer is a banner over the list.
 */
export function useDepositDeeds({ id, version }: Pick<DepositRow, 'id' | 'version'>) {
    const [isBusy, setIsBusy] = useState(false);
    const params = { deposit: id };

    const send = (route: RouteDefinition, data: Decision, onDone?: () => void) => {
        if (isBusy) {
            return;
        }
        router.visit(route.url, {
            method: route.method,
            data: { version, ...data },
            preserveState: true,
            preserveScroll: true,
            onStart: () => setIsBusy(true),
            onSuccess: () => onDone?.(),
            onFinish: () => setIsBusy(false),
        });
    };

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
                onDone,
            ),
        match: (clientId: number) => send(routes.match(params), { client_id: clientId }),
        unmatch: () => send(routes.unmatch(params), {}),
        decide: (deed: ReasonedDeed, seen: number, reason: string) =>
            send(routes[deed](params), { version: seen, reason }),
        bounce: (withdrawalId: number) => send(routes.bounce(params), { withdrawal_id: withdrawalId }),
        split: (parts: readonly SplitPart[], onDone: () => void) =>
            send(routes.split(params), { parts: [...parts] }, onDone),
    };
}

export type DepositDeeds = ReturnType<typeof useDepositDeeds>;
