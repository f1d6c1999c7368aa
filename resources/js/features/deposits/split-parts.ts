import type { Option } from '@/components/ui/option-type';
import type { SplitPart } from '@/features/deposits/use-deposit-decisions';
import { readDollars } from '@/lib/amount';

export const MOST_PARTS = 20;

/** A part as typed. */
export interface TypedPart {
    key: number;
    client: Option | null;
    amount: string;
}

/** Returns the amount in cents, or null when the text is not an amount above zero. */
export function centsOf(amount: string): number | null {
    return readDollars(amount) || null;
}

/** Returns the cents left to allocate. Negative when the parts exceed the payment. */
export function leftOf(wholeCents: number, parts: readonly TypedPart[]): number {
    return wholeCents - parts.reduce((sum, { amount }) => sum + (centsOf(amount) ?? 0), 0);
}

/** Returns the parts to send, or null unless each has an amount and they add up to the payment. */
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
