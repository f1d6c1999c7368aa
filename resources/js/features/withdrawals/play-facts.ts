import { formatMoney } from '@/lib/format';
import type { WithdrawalFacts } from '@/types/generated';

/** What the client staked since the last deposit, as a sentence. */
export function turnoverSentence(facts: WithdrawalFacts): string {
    if (facts.turnover_cents === null || facts.last_deposit_cents === null) {
        return 'No deposit was approved yet.';
    }
    const share = facts.turnover_percent === null ? '' : ` (${facts.turnover_percent}% of it)`;

    return `Staked ${formatMoney(facts.turnover_cents)}${share} since the last deposit of ${formatMoney(facts.last_deposit_cents)}.`;
}

/** Less was staked than came in: the money would go out unplayed. */
export function isUnplayed(facts: WithdrawalFacts): boolean {
    return facts.turnover_percent !== null && facts.turnover_percent < 100;
}

export function bonusSentence(facts: WithdrawalFacts): string {
    if (facts.bonus_30_count === 0 && facts.bonus_staked_30_cents === 0) {
        return 'No bonus in the last 30 days.';
    }
    const bonuses = `${facts.bonus_30_count} ${facts.bonus_30_count === 1 ? 'bonus' : 'bonuses'}`;

    return `${bonuses} of ${formatMoney(facts.bonus_30_cents)} in 30 days, ${formatMoney(facts.bonus_7_cents)} of it in the last 7. Bonus bets of ${formatMoney(facts.bonus_staked_30_cents)}.`;
}
