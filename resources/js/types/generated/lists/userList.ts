// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { UserRow } from '../index';

export const userList: ListDefinition<UserRow, 'full_name' | 'role_title' | 'manager_name' | 'last_signed_in_at' | 'has_second_factor' | 'status', 'role' | 'team'> = {
    key: "users",
    title: "Users",
    noun: "users",
    search: {"label":"Search users","placeholder":"Name or email"},
    filters: [
        {"key":"role","label":"Role","kind":"multi-select","operators":["is","not"]},
        {"key":"team","label":"Team","kind":"multi-select","operators":["is","not","empty","filled"]},
        {"key":"second_factor","label":"Second factor","kind":"boolean","trueLabel":"Set up","falseLabel":"Not set up"},
    ],
    sorts: ["full_name","last_signed_in_at"],
    columns: [
        {"key":"full_name","heading":"Name","sort":"full_name"},
        {"key":"role_title","heading":"Role"},
        {"key":"manager_name","heading":"Team"},
        {"key":"last_signed_in_at","heading":"Last sign-in","sort":"last_signed_in_at"},
        {"key":"has_second_factor","heading":"Second factor"},
        {"key":"status","heading":"Status"},
    ],
};
