// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { ContactRow } from '../index';

export const externalContactList: ListDefinition<ContactRow, 'name' | 'organisation' | 'mobile' | 'phone' | 'email' | 'notes', never> = {
    key: "contacts",
    title: "External contacts",
    noun: "external contacts",
    search: {"label":"Search external contacts","placeholder":"Name, organisation, role, phone or email…"},
    filters: [],
    sorts: ["name","organisation"],
    columns: [
        {"key":"name","heading":"Name","sort":"name"},
        {"key":"organisation","heading":"Organisation","sort":"organisation"},
        {"key":"mobile","heading":"Mobile"},
        {"key":"phone","heading":"Phone"},
        {"key":"email","heading":"Email"},
        {"key":"notes","heading":"Notes"},
    ],
};
