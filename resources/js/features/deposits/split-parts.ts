import type { Option } from '@/components/ui/option-type';
import type { SplitPart } from '@/features/deposits/use-deposit-deeds';
import { readDollars } from '@/lib/amount';

export const MOST_PARTS = 20;

/** A part as it is typed. */
export interface TypedPart {
    key: number;
    client: Option | null;
    amount: string;
}

/** The cents of an amount as it is typed; null for what is none, or nothing. */
export function centsOf(amount: string): number | null {
    return readDollars(amount) || null;
}

/** What is left to be given to a part; below zero when the parts come to more than the payment. */
export function leftOf(wholeCents: number, parts: readonly TypedPart[]): number {
    return wholeCents - parts.reduce((sum, { amount }) => sum + (centsOf(amount) ?? 0), 0);
}

/** The parts for the server, once each has an amount and they come to the whole. */
export function finishedParts(wholeCents: number, parts: readonly TypedPart[]): SplitPart[] | null {
    const finished = parts.flatMap(({ client, amount }) => {
        const cents = centsOf(amount);

        return cents === null
            ? []
            : [{ client_id: client === null ? null : Number(client.value), amount_cents: cents }];
    });

    return finished.length === parts.length && finished.length >= 2 && leftOf(wholeCents, parts) === 0
        ? finished
        : null;
}
