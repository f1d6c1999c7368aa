// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { BonusRuleRow } from '../index';

export const bonusRuleList: ListDefinition<BonusRuleRow, 'title' | 'company_name' | 'status' | 'conditions' | 'version' | 'changed_at', 'company' | 'rule'> = {
    key: "rules",
    title: "Rules",
    noun: "promotions",
    search: {"label":"Search promotions","placeholder":"Promotion…"},
    filters: [
        {"key":"company","label":"Company","kind":"multi-select","operators":["is","not"]},
        {"key":"rule","label":"Rule","kind":"single-select","options":[{"value":"yes","label":"Has a rule"},{"value":"no","label":"Never had a rule"}]},
    ],
    sorts: ["title","starts_at"],
    columns: [
        {"key":"title","heading":"Promotion","sort":"title"},
        {"key":"company_name","heading":"Company"},
        {"key":"status","heading":"Promotion status"},
        {"key":"conditions","heading":"Conditions"},
        {"key":"version","heading":"Version"},
        {"key":"changed_at","heading":"Changed"},
    ],
};
