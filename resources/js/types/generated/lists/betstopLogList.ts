// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { BetstopLogRow } from '../index';

export const betstopLogList: ListDefinition<BetstopLogRow, 'at' | 'person_name' | 'result' | 'purpose' | 'user_name' | 'evidence', 'result' | 'purpose' | 'user'> = {
    key: "entries",
    title: "BetStop log",
    noun: "entries",
    filters: [
        {"key":"result","label":"Result","kind":"multi-select","options":[{"value":"clear","label":"Clear"},{"value":"registered","label":"Registered"},{"value":"error","label":"No answer"},{"value":"extended","label":"Extended"},{"value":"ended","label":"Ended"}]},
        {"key":"purpose","label":"Purpose","kind":"multi-select","options":[{"value":"onboarding","label":"Onboarding"},{"value":"periodic","label":"Periodic"},{"value":"contact","label":"Contact"},{"value":"manual","label":"Manual"},{"value":"notice","label":"Notice"}]},
        {"key":"date","label":"Date","kind":"date-range","params":["from","to"]},
        {"key":"user","label":"User","kind":"multi-select","operators":["is","not","empty","filled"]},
        {"key":"client","label":"Client","kind":"lookup"},
    ],
    sorts: ["at"],
    columns: [
        {"key":"at","heading":"Time","sort":"at"},
        {"key":"person_name","heading":"Person"},
        {"key":"result","heading":"Result"},
        {"key":"purpose","heading":"Purpose"},
        {"key":"user_name","heading":"User"},
        {"key":"evidence","heading":"Evidence"},
    ],
};
