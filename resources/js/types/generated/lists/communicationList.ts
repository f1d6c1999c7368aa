// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { CommunicationRow } from '../index';

export const communicationList: ListDefinition<CommunicationRow, 'client' | 'body' | 'sender' | 'channel' | 'sent_at' | 'severity' | 'due_at' | 'owner_name' | 'status', 'severity' | 'due' | 'owner' | 'channel' | 'client'> = {
    key: "communications",
    title: "Communications",
    noun: "RSG messages",
    filters: [
        {"key":"severity","label":"Severity","kind":"multi-select","options":[{"value":"low","label":"Low"},{"value":"medium","label":"Medium"},{"value":"high","label":"High"}]},
        {"key":"due","label":"Due","kind":"single-select","options":[{"value":"overdue","label":"Overdue"},{"value":"day","label":"Due within 24 hours"}]},
        {"key":"owner","label":"Owner","kind":"multi-select","operators":["is","not","empty","filled"]},
        {"key":"channel","label":"Channel","kind":"multi-select","options":[{"value":"sms","label":"SMS"},{"value":"email","label":"Email"},{"value":"phone","label":"Phone"},{"value":"chat","label":"Live chat"},{"value":"letter","label":"Letter"}],"isSecondary":true},
        {"key":"client","label":"Client","kind":"multi-select","operators":["is","not"],"isSecondary":true},
        {"key":"sent","label":"Sent","kind":"date-range","params":["from","to"],"isSecondary":true},
        {"key":"handled","label":"Handled","kind":"day","operators":["is","before","after","between","empty","filled"],"isSecondary":true},
    ],
    sorts: ["due_at","sent_at"],
    columns: [
        {"key":"client","heading":"Client"},
        {"key":"body","heading":"Message"},
        {"key":"sender","heading":"From"},
        {"key":"channel","heading":"Channel"},
        {"key":"sent_at","heading":"Sent","sort":"sent_at"},
        {"key":"severity","heading":"Severity"},
        {"key":"due_at","heading":"Due","sort":"due_at"},
        {"key":"owner_name","heading":"Owner"},
        {"key":"status","heading":"Status"},
    ],
};
