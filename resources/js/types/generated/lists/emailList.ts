// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { EmailRow } from '../index';

export const emailList: ListDefinition<EmailRow, 'subject' | 'who' | 'status' | 'created_at', 'direction' | 'status'> = {
    key: "emails",
    title: "Emails",
    noun: "emails",
    filters: [
        {"key":"direction","label":"Direction","kind":"single-select","options":[{"value":"inbound","label":"Inbound"},{"value":"outbound","label":"Outbound"}]},
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"queued","label":"Queued"},{"value":"sent","label":"Sent"},{"value":"delivered","label":"Delivered"},{"value":"bounced","label":"Bounced"},{"value":"failed","label":"Failed"},{"value":"suppressed","label":"Suppressed"},{"value":"received","label":"Received"},{"value":"unknown","label":"Unknown"}]},
    ],
    sorts: ["created_at"],
    columns: [
        {"key":"subject","heading":"Subject"},
        {"key":"who","heading":"From and to"},
        {"key":"status","heading":"Status"},
        {"key":"created_at","heading":"Date","sort":"created_at"},
    ],
};
