// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { PhoneLogRow } from '../index';

export const phoneLogList: ListDefinition<PhoneLogRow, 'called_at' | 'direction' | 'person_name' | 'number' | 'user_name' | 'seconds' | 'outcome', 'user' | 'direction' | 'outcome'> = {
    key: "calls",
    title: "Phone logs",
    noun: "calls",
    search: {"label":"Search calls","placeholder":"Whole phone number…"},
    filters: [
        {"key":"user","label":"Colleague","kind":"multi-select","operators":["is","not","empty","filled"]},
        {"key":"direction","label":"Direction","kind":"single-select","options":[{"value":"inbound","label":"Inbound"},{"value":"outbound","label":"Outbound"}]},
        {"key":"outcome","label":"Outcome","kind":"single-select","options":[{"value":"answered","label":"Answered"},{"value":"no_answer","label":"No answer"},{"value":"busy","label":"Busy"},{"value":"voicemail","label":"Voicemail"},{"value":"wrong_number","label":"Wrong number"},{"value":"failed","label":"Failed"}]},
        {"key":"date","label":"Date","kind":"date-range","params":["from","to"]},
        {"key":"client","label":"Client","kind":"lookup"},
    ],
    sorts: ["called_at"],
    columns: [
        {"key":"called_at","heading":"Time","sort":"called_at"},
        {"key":"direction","heading":"Direction"},
        {"key":"person_name","heading":"Person"},
        {"key":"number","heading":"Number"},
        {"key":"user_name","heading":"Colleague"},
        {"key":"seconds","heading":"Length"},
        {"key":"outcome","heading":"Outcome"},
    ],
};
