import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { StaticTable } from '@/components/data-table';
import { showPage } from '@/testing/inertia';
import type { MatchRuleRow } from '@/types/generated';
import { AutomaticMatchingSwitch } from './automatic-matching-switch';
import { percent } from './percent';
import { ruleColumns } from './rule-columns';

const RULE: MatchRuleRow = {
    signature: 'pin+name',
    label: 'PIN + Full name',
    sample: 1_500,
    right: 1_499,
    wrong: 1,
    precision: 0.99933,
    lower_bound: 0.99622,
    state: 'on',
    stopped_by: null,
    stopped_at: null,
};

beforeEach(() => showPage({}));

function showRules(rules: MatchRuleRow[], onSwitch: ((rule: MatchRuleRow, isStopped: boolean) => void) | null) {
    render(
        <StaticTable
            label="Rules"
            rows={rules}
            columns={ruleColumns(0.995, onSwitch)}
            rowId={(rule) => rule.signature}
            rowLabel={(rule) => rule.label}
        />,
    );
}

it('rounds percentages down', () => {
    expect([percent(0.9949), percent(0.995), percent(1), percent(null)]).toEqual(['99.4%', '99.5%', '100.0%', '—']);
});

it('shows the proven precision of each rule', () => {
    showRules([RULE], null);

    const row = screen.getByRole('row', { name: /PIN \+ Full name/ });
    for (const text of ['Matches automatically', '1,500', '1,499', '99.9%', '99.6%']) {
        expect(within(row).getByText(text)).toBeInTheDocument();
    }
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

it('lets a manager stop a rule, except one that never matches', async () => {
    const onSwitch = vi.fn();
    showRules(
        [RULE, { ...RULE, signature: 'name+contested', label: 'Full name, other clients also match', state: 'never' }],
        onSwitch,
    );

    await userEvent.click(screen.getByRole('switch'));
    expect(onSwitch).toHaveBeenCalledWith(RULE, true);
});

it('shows who stopped automatic matching and what a rule needs', async () => {
    const onSwitch = vi.fn();
    render(
        <AutomaticMatchingSwitch
            is_stopped
            stopped_by="Priya Nair"
            stopped_at="2026-11-20T03:10:00Z"
            least_precision={0.995}
            least_sample={50}
            can_switch
            onSwitch={onSwitch}
        />,
    );

    expect(screen.getByText(/Stopped by Priya Nair on/)).toBeInTheDocument();
    expect(
        screen.getByText(
            /at least 99.5% of its suggestions are correct with 95% confidence, over at least 50 decisions/,
        ),
    ).toHaveTextContent('A rule without a mistake needs 765 decisions');
    await userEvent.click(screen.getByRole('switch', { name: /Automatic matching/ }));
    expect(onSwitch).toHaveBeenCalledWith(false);
});
