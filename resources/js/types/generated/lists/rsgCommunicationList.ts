// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { RsgCommunicationRow } from '../index';

export const rsgCommunicationList: ListDefinition<RsgCommunicationRow, 'body' | 'sender' | 'channel_label' | 'sent_at' | 'is_resolved', 'channel'> = {
    key: "communications",
    title: "RSG communication",
    noun: "RSG messages",
    filters: [
        {"key":"channel","label":"Channel","kind":"multi-select","options":[{"value":"sms","label":"SMS"},{"value":"email","label":"Email"},{"value":"phone","label":"Phone"},{"value":"chat","label":"Live chat"},{"value":"letter","label":"Letter"}]},
        {"key":"resolved","label":"Status","kind":"boolean","trueLabel":"Handled","falseLabel":"Open"},
    ],
    sorts: ["sent_at"],
    columns: [
        {"key":"body","heading":"Message"},
        {"key":"sender","heading":"From"},
        {"key":"channel_label","heading":"Channel"},
        {"key":"sent_at","heading":"Sent","sort":"sent_at"},
        {"key":"is_resolved","heading":"Status"},
    ],
};
