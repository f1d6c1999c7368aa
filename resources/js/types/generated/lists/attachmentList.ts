// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { AttachmentRow } from '../index';

export const attachmentList: ListDefinition<AttachmentRow, 'name' | 'type' | 'size' | 'uploader_name' | 'created_at', never> = {
    key: "attachments",
    title: "Files",
    noun: "files",
    filters: [],
    sorts: ["added_at"],
    columns: [
        {"key":"name","heading":"File"},
        {"key":"type","heading":"Type"},
        {"key":"size","heading":"Size"},
        {"key":"uploader_name","heading":"Added by"},
        {"key":"created_at","heading":"Added","sort":"added_at"},
    ],
};
