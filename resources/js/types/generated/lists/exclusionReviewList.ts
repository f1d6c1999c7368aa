// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { ExclusionReviewRow } from '../index';

export const exclusionReviewList: ListDefinition<ExclusionReviewRow, 'person' | 'source_text' | 'score' | 'created_at' | 'status', never> = {
    key: "reviews",
    title: "Possible matches",
    noun: "possible matches",
    filters: [],
    sorts: ["created_at","score"],
    columns: [
        {"key":"person","heading":"Person"},
        {"key":"source_text","heading":"May be"},
        {"key":"score","heading":"Score","sort":"score"},
        {"key":"created_at","heading":"Found","sort":"created_at"},
        {"key":"status","heading":"Status"},
    ],
};
