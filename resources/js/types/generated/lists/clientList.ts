// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { ClientRow } from '../index';

export const clientList: ListDefinition<ClientRow, 'full_name' | 'pin' | 'client_rating' | 'company_name' | 'account_manager' | 'affiliate_name' | 'state' | 'status' | 'marks' | 'balance_cents' | 'last_bet_at' | 'last_deposit_at' | 'turnover' | 'created_at', 'status' | 'account_manager' | 'company' | 'custom_risk_filter' | 'custom_sales_filter' | 'state' | 'client_rating' | 'affiliate' | 'betstop_state'> = {
    key: "clients",
    title: "Clients",
    noun: "clients",
    search: {"label":"Search clients","placeholder":"Name, PIN or phone…"},
    filters: [
        {"key":"status","label":"Status","kind":"multi-select","operators":["is","not"],"options":[{"value":"pending","label":"Pending"},{"value":"verified","label":"Verified"},{"value":"active","label":"Active"},{"value":"dormant","label":"Dormant"},{"value":"closed","label":"Closed"}]},
        {"key":"account_manager","label":"Manager","kind":"multi-select","operators":["is","not","empty","filled"]},
        {"key":"company","label":"Company","kind":"multi-select","operators":["is","not"]},
        {"key":"custom_risk_filter","label":"Risk","kind":"single-select"},
        {"key":"custom_sales_filter","label":"Sales","kind":"single-select"},
        {"key":"state","label":"State","kind":"multi-select","operators":["is","not","empty","filled"],"options":[{"value":"NSW","label":"New South Wales"},{"value":"VIC","label":"Victoria"},{"value":"QLD","label":"Queensland"},{"value":"WA","label":"Western Australia"},{"value":"SA","label":"South Australia"},{"value":"TAS","label":"Tasmania"},{"value":"ACT","label":"Australian Capital Territory"},{"value":"NT","label":"Northern Territory"}],"isSecondary":true},
        {"key":"client_rating","label":"Rating","kind":"multi-select","operators":["is","not","empty","filled"],"isSecondary":true},
        {"key":"affiliate","label":"Affiliate","kind":"multi-select","operators":["is","not","empty","filled"],"isSecondary":true},
        {"key":"betstop_state","label":"BetStop","kind":"multi-select","operators":["is","not"],"options":[{"value":"unchecked","label":"Not checked"},{"value":"clear","label":"Clear"},{"value":"registered","label":"Registered"}],"isSecondary":true},
        {"key":"is_barred","label":"Barred","kind":"boolean","isSecondary":true},
        {"key":"is_sms_opted_out","label":"Opted out","kind":"boolean","isSecondary":true},
        {"key":"balance_cents","label":"Balance","kind":"amount","operators":["is","least","most","between"],"isSecondary":true},
        {"key":"last_bet_at","label":"Last bet","kind":"day","operators":["is","before","after","between","empty","filled"],"isSecondary":true},
        {"key":"last_deposit_at","label":"Last deposit","kind":"day","operators":["is","before","after","between","empty","filled"],"isSecondary":true},
        {"key":"created_at","label":"Created","kind":"day","operators":["is","before","after","between"],"isSecondary":true},
        {"key":"name","label":"Name","kind":"text","placeholder":"Beginnings of words","isSecondary":true},
        {"key":"suburb","label":"Suburb","kind":"text","operators":["contains","is","not","empty","filled"],"isSecondary":true},
        {"key":"email","label":"Email","kind":"text","operators":["contains","is","not","empty","filled"],"isSecondary":true},
    ],
    sorts: ["name","pin","state","status","client_rating","balance_cents","last_bet_at","last_deposit_at","created_at","company","account_manager","affiliate"],
    columns: [
        {"key":"full_name","heading":"Client","sort":"name"},
        {"key":"pin","heading":"PIN","sort":"pin"},
        {"key":"client_rating","heading":"Rating","sort":"client_rating"},
        {"key":"company_name","heading":"Company","sort":"company"},
        {"key":"account_manager","heading":"Manager","sort":"account_manager"},
        {"key":"affiliate_name","heading":"Affiliate","sort":"affiliate"},
        {"key":"state","heading":"State","sort":"state"},
        {"key":"status","heading":"Status","sort":"status"},
        {"key":"marks","heading":"Marks"},
        {"key":"balance_cents","heading":"Balance","sort":"balance_cents"},
        {"key":"last_bet_at","heading":"Last bet","sort":"last_bet_at"},
        {"key":"last_deposit_at","heading":"Last deposit","sort":"last_deposit_at"},
        {"key":"turnover","heading":"Turnover, 12 months"},
        {"key":"created_at","heading":"Created","sort":"created_at"},
    ],
};
