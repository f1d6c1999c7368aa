// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { CredentialRow } from '../index';

export const credentialList: ListDefinition<CredentialRow, 'service' | 'username' | 'owner_name' | 'rotate_on' | 'rotated_at' | 'last_revealed_at', 'rotation' | 'owner'> = {
    key: "credentials",
    title: "Credentials",
    noun: "credentials",
    search: {"label":"Search credentials","placeholder":"Service, address or username…"},
    filters: [
        {"key":"rotation","label":"Rotation","kind":"single-select","options":[{"value":"overdue","label":"Overdue"},{"value":"soon","label":"Due within 14 days"},{"value":"none","label":"No date"}]},
        {"key":"owner","label":"Owner","kind":"multi-select","operators":["is","not"]},
    ],
    sorts: ["service","rotate_on"],
    columns: [
        {"key":"service","heading":"Service","sort":"service"},
        {"key":"username","heading":"Username"},
        {"key":"owner_name","heading":"Owner"},
        {"key":"rotate_on","heading":"Rotate by","sort":"rotate_on"},
        {"key":"rotated_at","heading":"Last rotated"},
        {"key":"last_revealed_at","heading":"Last revealed"},
    ],
};
