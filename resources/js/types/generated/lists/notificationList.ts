// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { NotificationData } from '../index';

export const notificationList: ListDefinition<NotificationData, 'body' | 'type' | 'client' | 'company' | 'notified_at' | 'is_read', 'type' | 'state'> = {
    key: "notifications",
    title: "Notifications",
    noun: "notifications",
    filters: [
        {"key":"type","label":"Type","kind":"multi-select","options":[{"value":"risk_check","label":"Risk check"},{"value":"withdrawal","label":"Withdrawal"},{"value":"rsg_communication","label":"RSG communication"},{"value":"form_submission","label":"Form submission"},{"value":"social_media_review","label":"Social media review"},{"value":"message","label":"Message"},{"value":"deposit","label":"Deposit"}]},
        {"key":"date","label":"Date","kind":"date-range","params":["from","to"]},
        {"key":"state","label":"Status","kind":"single-select","options":[{"value":"unread","label":"Unread"},{"value":"read","label":"Read"}]},
    ],
    sorts: ["notified_at"],
    columns: [
        {"key":"body","heading":"Notification"},
        {"key":"type","heading":"Type"},
        {"key":"client","heading":"Client"},
        {"key":"company","heading":"Company"},
        {"key":"notified_at","heading":"When","sort":"notified_at"},
        {"key":"is_read","heading":"Status"},
    ],
};
