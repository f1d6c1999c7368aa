// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { BlastRecipientRow } from '../index';

export const blastRecipientList: ListDefinition<BlastRecipientRow, 'client_name' | 'pin' | 'state' | 'status' | 'refusal' | 'message_status' | 'sent_at', 'status' | 'refusal' | 'state'> = {
    key: "recipients",
    title: "Recipients",
    noun: "recipients",
    search: {"label":"Search recipients","placeholder":"Name or PIN…"},
    filters: [
        {"key":"status","label":"Result","kind":"multi-select","options":[{"value":"waiting","label":"Not checked yet"},{"value":"eligible","label":"Waiting"},{"value":"queued","label":"Queued"},{"value":"suppressed","label":"Skipped"}]},
        {"key":"refusal","label":"Reason","kind":"multi-select","options":[{"value":"protected","label":"Must not be contacted"},{"value":"opted_out","label":"Opted out, or on the do-not-contact list"},{"value":"closed","label":"Account closed"},{"value":"no_mobile","label":"No Australian mobile number"},{"value":"number","label":"Another client has this number"},{"value":"no_value","label":"A variable has no value for this client"},{"value":"no_check","label":"No valid BetStop check"},{"value":"sender","label":"The sender name is not registered"},{"value":"time","label":"The time to send was over"},{"value":"gone","label":"No longer on file"},{"value":"cancelled","label":"The blast was cancelled"},{"value":"merged","label":"Already got it on another record"}]},
        {"key":"state","label":"State","kind":"multi-select","operators":["is","not","empty","filled"],"options":[{"value":"NSW","label":"New South Wales"},{"value":"VIC","label":"Victoria"},{"value":"QLD","label":"Queensland"},{"value":"WA","label":"Western Australia"},{"value":"SA","label":"South Australia"},{"value":"TAS","label":"Tasmania"},{"value":"ACT","label":"Australian Capital Territory"},{"value":"NT","label":"Northern Territory"}]},
    ],
    sorts: ["number"],
    columns: [
        {"key":"client_name","heading":"Client"},
        {"key":"pin","heading":"PIN"},
        {"key":"state","heading":"State"},
        {"key":"status","heading":"Result"},
        {"key":"refusal","heading":"Reason"},
        {"key":"message_status","heading":"Message"},
        {"key":"sent_at","heading":"Sent"},
    ],
};
