// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { CertificationRow } from '../index';

export const certificationList: ListDefinition<CertificationRow, 'full_name' | 'type_title' | 'status' | 'evidence_at' | 'issued_on' | 'expires_on', 'status' | 'type'> = {
    key: "certifications",
    title: "Certifications",
    noun: "certifications",
    filters: [
        {"key":"evidence","label":"Evidence to decide","kind":"boolean"},
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"pending","label":"Pending"},{"value":"valid","label":"Valid"},{"value":"expiring","label":"Expiring"},{"value":"expired","label":"Expired"},{"value":"revoked","label":"Revoked"}]},
        {"key":"type","label":"Certification","kind":"multi-select","operators":["is","not"]},
        {"key":"expires","label":"Valid until","kind":"day","operators":["is","before","after","between","empty","filled"]},
    ],
    sorts: ["evidence_at","issued_on","expires_on"],
    columns: [
        {"key":"full_name","heading":"Colleague"},
        {"key":"type_title","heading":"Certification"},
        {"key":"status","heading":"Status"},
        {"key":"evidence_at","heading":"Evidence sent","sort":"evidence_at"},
        {"key":"issued_on","heading":"Earned","sort":"issued_on"},
        {"key":"expires_on","heading":"Valid until","sort":"expires_on"},
    ],
};
