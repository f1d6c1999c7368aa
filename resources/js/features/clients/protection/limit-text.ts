import { formatMoney } from '@/lib/format';
import { RsgLimitKindLabels, type RsgLimitRow } from '@/types/generated';

type LimitWords = Pick<RsgLimitRow, 'kind' | 'period' | 'amount_cents' | 'minutes'>;

/** `Deposit: $200.00 a week`, `Session time: 60 minutes a day`. */
export function limitText({ kind, period, amount_cents, minutes }: LimitWords): string {
    const amount = amount_cents === null ? `${minutes ?? 0} minutes` : formatMoney(amount_cents);

    return `${RsgLimitKindLabels[kind]}: ${amount} a ${period}`;
}
