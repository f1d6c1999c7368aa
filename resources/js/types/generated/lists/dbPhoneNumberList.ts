// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { DbPhoneRow } from '../index';

export const dbPhoneNumberList: ListDefinition<DbPhoneRow, 'number' | 'full_name' | 'kind' | 'is_valid' | 'suppressed_reason' | 'source' | 'consent_basis' | 'checked_at' | 'created_at', 'kind' | 'validity' | 'consent' | 'suppressed'> = {
    key: "phone_numbers",
    title: "DB phone numbers",
    noun: "numbers",
    search: {"label":"Search numbers","placeholder":"Name, phone or email…"},
    filters: [
        {"key":"kind","label":"Kind","kind":"multi-select","operators":["is","not"],"options":[{"value":"mobile","label":"Mobile"},{"value":"landline","label":"Landline"},{"value":"other","label":"Other"}]},
        {"key":"validity","label":"Check","kind":"single-select","options":[{"value":"valid","label":"Valid"},{"value":"wrong","label":"Wrong"},{"value":"unchecked","label":"Unchecked"}]},
        {"key":"consent","label":"Consent","kind":"multi-select","operators":["is","not"],"options":[{"value":"express","label":"Express"},{"value":"inferred","label":"Inferred"},{"value":"unknown","label":"Unknown"},{"value":"none","label":"None"}]},
        {"key":"suppressed","label":"Do not contact","kind":"single-select","options":[{"value":"1","label":"Yes"},{"value":"0","label":"No"}]},
        {"key":"checked_at","label":"Checked","kind":"day","operators":["is","before","after","between","empty","filled"],"isSecondary":true},
        {"key":"created_at","label":"Created","kind":"day","operators":["is","before","after","between"],"isSecondary":true},
    ],
    sorts: ["number","kind","consent_basis","checked_at","created_at"],
    columns: [
        {"key":"number","heading":"Number","sort":"number"},
        {"key":"full_name","heading":"DB client"},
        {"key":"kind","heading":"Kind","sort":"kind"},
        {"key":"is_valid","heading":"Check"},
        {"key":"suppressed_reason","heading":"Do not contact"},
        {"key":"source","heading":"Source"},
        {"key":"consent_basis","heading":"Consent","sort":"consent_basis"},
        {"key":"checked_at","heading":"Checked","sort":"checked_at"},
        {"key":"created_at","heading":"Created","sort":"created_at"},
    ],
};
