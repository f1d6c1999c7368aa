import { formatMoney } from '@/lib/format';
import type { WithdrawalRiskSummary } from '@/types/generated';

/** Turnover since the last deposit, as a sentence. */
export function turnoverSentence(facts: WithdrawalRiskSummary): string {
    if (facts.turnover_cents === null || facts.last_deposit_cents === null) {
        return 'No deposit approved yet.';
    }
    const share = facts.turnover_percent === null ? '' : ` (${facts.turnover_percent}% of the deposit)`;

    return `Staked ${formatMoney(facts.turnover_cents)}${share} since the last deposit of ${formatMoney(facts.last_deposit_cents)}.`;
}

/** True when less was staked than deposited. */
export function hasLowTurnover(facts: WithdrawalRiskSummary): boolean {
    return facts.turnover_percent !== null && facts.turnover_percent < 100;
}

export function bonusSentence(facts: WithdrawalRiskSummary): string {
    if (facts.bonus_30_count === 0 && facts.bonus_staked_30_cents === 0) {
        return 'No bonus in the last 30 days.';
    }
    const bonuses = `${facts.bonus_30_count} ${facts.bonus_30_count === 1 ? 'bonus' : 'bonuses'}`;

    return `${bonuses} of ${formatMoney(facts.bonus_30_cents)} in the last 30 days, ${formatMoney(facts.bonus_7_cents)} of this in the last 7 days. Bonus bets of ${formatMoney(facts.bonus_staked_30_cents)}.`;
}
