// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { AutoCommunicationRow } from '../index';

export const autoCommunicationList: ListDefinition<AutoCommunicationRow, 'full_name' | 'created_at' | 'trigger' | 'template_name' | 'body' | 'status', 'status' | 'trigger'> = {
    key: "communications",
    title: "Auto communications",
    noun: "auto communications",
    search: {"label":"Search auto communications","placeholder":"Client or PIN…"},
    filters: [
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"waiting","label":"Waiting"},{"value":"queued","label":"Queued"},{"value":"sent","label":"Sent"},{"value":"delivered","label":"Delivered"},{"value":"failed","label":"Failed"},{"value":"suppressed","label":"Suppressed"},{"value":"unknown","label":"Unknown"}]},
        {"key":"trigger","label":"Sent when","kind":"multi-select","options":[{"value":"account_active","label":"Account becomes active"},{"value":"welcome_offer","label":"Account becomes active, with an offer"},{"value":"deposit_credited","label":"Deposit credited"},{"value":"withdrawal_paid","label":"Withdrawal paid"},{"value":"withdrawal_declined","label":"Withdrawal declined"},{"value":"bonus_credited","label":"Bonus credited"},{"value":"client_quiet","label":"No bet for some days"}]},
        {"key":"created","label":"Time","kind":"date-range","params":["from","to"]},
    ],
    sorts: ["created_at"],
    columns: [
        {"key":"full_name","heading":"Client"},
        {"key":"created_at","heading":"Time","sort":"created_at"},
        {"key":"trigger","heading":"Sent when"},
        {"key":"template_name","heading":"Template"},
        {"key":"body","heading":"Text","ability":"viewSMSPanel"},
        {"key":"status","heading":"Status"},
    ],
};
