// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { WebsiteUpdateRow } from '../index';

export const websiteUpdateList: ListDefinition<WebsiteUpdateRow, 'title', never> = {
    key: "updates",
    title: "Website updates",
    noun: "updates",
    filters: [],
    sorts: ["published_at","created_at"],
    columns: [
        {"key":"title","heading":"Title"},
    ],
};
