// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { BetRow } from '../index';

export const betList: ListDefinition<BetRow, 'selection' | 'sport' | 'site_name' | 'placed_at' | 'status' | 'odds_milli' | 'stake_cents' | 'return_cents' | 'profit_cents' | 'settled_at', 'sport' | 'site' | 'status'> = {
    key: "bets",
    title: "Bets",
    noun: "bets",
    search: {"label":"Search bets","placeholder":"Selection or market…"},
    filters: [
        {"key":"sport","label":"Sport","kind":"multi-select"},
        {"key":"site","label":"Site","kind":"multi-select"},
        {"key":"placed","label":"Placed","kind":"date-range","params":["from","to"]},
        {"key":"status","label":"Result","kind":"multi-select","options":[{"value":"open","label":"Open"},{"value":"won","label":"Won"},{"value":"lost","label":"Lost"},{"value":"void","label":"Void"},{"value":"cashed_out","label":"Cashed out"}]},
        {"key":"stake","label":"Stake","kind":"amount-range"},
        {"key":"is_bonus","label":"Bonus bet","kind":"boolean"},
        {"key":"is_boosted","label":"Boosted","kind":"boolean"},
    ],
    sorts: ["placed_at","stake_cents"],
    columns: [
        {"key":"selection","heading":"Bet"},
        {"key":"sport","heading":"Sport"},
        {"key":"site_name","heading":"Site"},
        {"key":"placed_at","heading":"Placed","sort":"placed_at"},
        {"key":"status","heading":"Result"},
        {"key":"odds_milli","heading":"Odds"},
        {"key":"stake_cents","heading":"Stake","sort":"stake_cents"},
        {"key":"return_cents","heading":"Return"},
        {"key":"profit_cents","heading":"Our profit"},
        {"key":"settled_at","heading":"Settled"},
    ],
};
