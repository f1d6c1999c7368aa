// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { FailedJobRow } from '../index';

export const failedJobList: ListDefinition<FailedJobRow, 'job' | 'message' | 'queue' | 'failed_at', 'queue' | 'job'> = {
    key: "failed_jobs",
    title: "Failed jobs",
    noun: "failed jobs",
    filters: [
        {"key":"queue","label":"Queue","kind":"multi-select"},
        {"key":"job","label":"Job","kind":"single-select"},
    ],
    sorts: ["failed_at"],
    columns: [
        {"key":"job","heading":"Job"},
        {"key":"message","heading":"Exception"},
        {"key":"queue","heading":"Queue"},
        {"key":"failed_at","heading":"Failed","sort":"failed_at"},
    ],
};
