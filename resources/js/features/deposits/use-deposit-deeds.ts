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
 * The decisions on one deposit. Each says which version of it was looked at; the server refuses what is out of date, and
 * its answer is a banner over the list.
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
        approve: (clientId: number, { otherPayer, repeat }: Accepted, onDone: () => void) =>
            send(
                routes.approve(params),
                { client_id: clientId, accepts_other_payer: otherPayer, accepts_repeat: repeat },
                onDone,
            ),
        match: (clientId: number) => send(routes.match(params), { client_id: clientId }),
        unmatch: () => send(routes.unmatch(params), {}),
        decide: (deed: ReasonedDeed, reason: string) => send(routes[deed](params), { reason }),
        split: (parts: readonly SplitPart[], onDone: () => void) =>
            send(routes.split(params), { parts: [...parts] }, onDone),
    };
}

export type DepositDeeds = ReturnType<typeof useDepositDeeds>;
