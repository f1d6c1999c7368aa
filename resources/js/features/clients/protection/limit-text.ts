import { formatMoney } from '@/lib/format';
import { RsgLimitKindLabels, type RsgLimitRow } from '@/types/generated';

type LimitFields = Pick<RsgLimitRow, 'kind' | 'period' | 'amount_cents' | 'minutes'>;

/** Describes a limit, for example `Deposit: $200.00 a week` or `Session time: 60 minutes a day`. */
export function limitText({ kind, period, amount_cents, minutes }: LimitFields): string {
    const amount = amount_cents === null ? minutesText(minutes ?? 0) : formatMoney(amount_cents);

    return `${RsgLimitKindLabels[kind]}: ${amount} a ${period}`;
}

function minutesText(minutes: number): string {
    return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
