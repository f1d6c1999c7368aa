// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { TrainingSessionRow } from '../index';

export const trainingSessionList: ListDefinition<TrainingSessionRow, 'title' | 'type_title' | 'held_on' | 'assigned_count' | 'passed_count' | 'lapsed_count' | 'created_at', 'type'> = {
    key: "sessions",
    title: "Training",
    noun: "training sessions",
    filters: [
        {"key":"type","label":"Certification","kind":"multi-select","operators":["is","not","empty","filled"]},
    ],
    sorts: ["title","created_at"],
    columns: [
        {"key":"title","heading":"Training","sort":"title"},
        {"key":"type_title","heading":"Certification"},
        {"key":"held_on","heading":"Day"},
        {"key":"assigned_count","heading":"Assigned"},
        {"key":"passed_count","heading":"Passed"},
        {"key":"lapsed_count","heading":"Lapsed"},
        {"key":"created_at","heading":"Created","sort":"created_at"},
    ],
};
