// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { BonusLoginRow } from '../index';

export const bonusLoginList: ListDefinition<BonusLoginRow, 'full_name' | 'site_name' | 'user_name' | 'purpose' | 'result' | 'notes' | 'logged_in_at', 'user' | 'result'> = {
    key: "logins",
    title: "Login logs",
    noun: "sign-ins",
    search: {"label":"Search sign-ins","placeholder":"Client or PIN…"},
    filters: [
        {"key":"user","label":"Colleague","kind":"multi-select","operators":["is","not"]},
        {"key":"result","label":"Result","kind":"multi-select","options":[{"value":"claimed","label":"Claimed"},{"value":"no_offer","label":"No offer"},{"value":"refused","label":"Refused"},{"value":"login_failed","label":"Login failed"}]},
        {"key":"period","label":"Period","kind":"date-range","params":["from","to"]},
    ],
    sorts: ["logged_in_at"],
    columns: [
        {"key":"full_name","heading":"Client"},
        {"key":"site_name","heading":"Bookmaker"},
        {"key":"user_name","heading":"Signed in by"},
        {"key":"purpose","heading":"Purpose"},
        {"key":"result","heading":"Result"},
        {"key":"notes","heading":"Notes"},
        {"key":"logged_in_at","heading":"Signed in","sort":"logged_in_at"},
    ],
};
