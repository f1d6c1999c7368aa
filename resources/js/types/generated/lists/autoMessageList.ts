// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { AutoMessageRow } from '../index';

export const autoMessageList: ListDefinition<AutoMessageRow, 'trigger' | 'is_marketing' | 'conditions' | 'template_name' | 'is_enabled', 'trigger'> = {
    key: "auto_messages",
    title: "Auto messages",
    noun: "auto messages",
    search: {"label":"Search auto messages","placeholder":"Template or text…"},
    filters: [
        {"key":"trigger","label":"Sent when","kind":"multi-select","options":[{"value":"account_active","label":"Account becomes active"},{"value":"welcome_offer","label":"Account becomes active, with an offer"},{"value":"deposit_credited","label":"Deposit credited"},{"value":"withdrawal_paid","label":"Withdrawal paid"},{"value":"withdrawal_declined","label":"Withdrawal declined"},{"value":"bonus_credited","label":"Bonus credited"},{"value":"client_quiet","label":"No bet for some days"}]},
        {"key":"enabled","label":"Enabled","kind":"boolean"},
    ],
    sorts: ["trigger"],
    columns: [
        {"key":"trigger","heading":"Sent when","sort":"trigger"},
        {"key":"is_marketing","heading":"Kind"},
        {"key":"conditions","heading":"Only for"},
        {"key":"template_name","heading":"Template"},
        {"key":"is_enabled","heading":"Status"},
    ],
};
