// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { AuthenticationLogRow } from '../index';

export const authenticationLogList: ListDefinition<AuthenticationLogRow, 'created_at' | 'user_name' | 'kind' | 'succeeded' | 'unusual' | 'ip' | 'device', 'user' | 'kind'> = {
    key: "entries",
    title: "Authentication logs",
    noun: "log entries",
    search: {"label":"Search log entries","placeholder":"Email or IP address…"},
    filters: [
        {"key":"user","label":"Person","kind":"multi-select","operators":["is","not"]},
        {"key":"kind","label":"Event","kind":"single-select","options":[{"value":"password","label":"Password"},{"value":"two_factor","label":"Two-factor code"},{"value":"recovery_code","label":"Recovery code"},{"value":"trusted_device","label":"Trusted device"},{"value":"enrolment","label":"Two-factor enrolment"},{"value":"password_reset","label":"Password reset"},{"value":"password_change","label":"Password change"},{"value":"invitation","label":"Invitation accepted"},{"value":"sign_in","label":"Sign-in"},{"value":"impersonation_start","label":"Impersonation started"},{"value":"impersonation_end","label":"Impersonation ended"},{"value":"logout","label":"Sign-out"},{"value":"timeout","label":"Session ended"},{"value":"throttled","label":"Too many attempts"}]},
        {"key":"succeeded","label":"Result","kind":"boolean","trueLabel":"Succeeded","falseLabel":"Failed"},
        {"key":"unusual","label":"Unusual","kind":"boolean","trueLabel":"Unusual","falseLabel":"Usual"},
        {"key":"date","label":"Date","kind":"date-range","params":["from","to"]},
    ],
    sorts: ["created_at"],
    columns: [
        {"key":"created_at","heading":"Time","sort":"created_at"},
        {"key":"user_name","heading":"Person"},
        {"key":"kind","heading":"Event"},
        {"key":"succeeded","heading":"Result"},
        {"key":"unusual","heading":"Unusual"},
        {"key":"ip","heading":"IP address"},
        {"key":"device","heading":"Device"},
    ],
};
