// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { BonusPromotionRow } from '../index';

export const bonusPromotionList: ListDefinition<BonusPromotionRow, 'title' | 'company_name' | 'worth' | 'status' | 'starts_on' | 'ends_on' | 'writer_name', 'status' | 'company'> = {
    key: "promotions",
    title: "Promotions",
    noun: "promotions",
    search: {"label":"Search promotions","placeholder":"Promotion…"},
    filters: [
        {"key":"status","label":"Status","kind":"multi-select","operators":["is","not"],"options":[{"value":"draft","label":"Draft"},{"value":"approved","label":"Approved"},{"value":"live","label":"Live"},{"value":"over","label":"Over"},{"value":"paused","label":"Paused"},{"value":"ended","label":"Ended"}]},
        {"key":"company","label":"Company","kind":"multi-select","operators":["is","not"]},
    ],
    sorts: ["title","starts_at"],
    columns: [
        {"key":"title","heading":"Promotion","sort":"title"},
        {"key":"company_name","heading":"Company"},
        {"key":"worth","heading":"Bonus"},
        {"key":"status","heading":"Status"},
        {"key":"starts_on","heading":"Starts","sort":"starts_at"},
        {"key":"ends_on","heading":"Ends"},
        {"key":"writer_name","heading":"Written by"},
    ],
};
