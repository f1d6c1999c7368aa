// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { SportsbetPatternRow } from '../index';

export const sportsbetPatternList: ListDefinition<SportsbetPatternRow, 'priority' | 'pattern' | 'market_title' | 'names' | 'bets', 'sport_type' | 'market'> = {
    key: "patterns",
    title: "Sportsbet patterns",
    noun: "patterns",
    search: {"label":"Search patterns","placeholder":"Pattern…"},
    filters: [
        {"key":"sport_type","label":"Sport type","kind":"multi-select","operators":["is","not"]},
        {"key":"market","label":"Market","kind":"multi-select","operators":["is","not"]},
    ],
    sorts: ["priority","pattern"],
    columns: [
        {"key":"priority","heading":"Priority","sort":"priority"},
        {"key":"pattern","heading":"Pattern","sort":"pattern"},
        {"key":"market_title","heading":"Genweb market"},
        {"key":"names","heading":"Recent names"},
        {"key":"bets","heading":"Their bets"},
    ],
};
