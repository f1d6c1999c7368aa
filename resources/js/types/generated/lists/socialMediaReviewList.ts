// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { SocialMediaReviewRow } from '../index';

export const socialMediaReviewList: ListDefinition<SocialMediaReviewRow, 'full_name' | 'company_name' | 'platform_name' | 'status' | 'created_at', never> = {
    key: "reviews",
    title: "Social media reviews",
    noun: "reviews",
    search: {"label":"Search reviews","placeholder":"Client or PIN…"},
    filters: [
        {"key":"received","label":"Received","kind":"date-range","params":["from","to"]},
    ],
    sorts: ["created_at"],
    columns: [
        {"key":"full_name","heading":"Client"},
        {"key":"company_name","heading":"Company"},
        {"key":"platform_name","heading":"Platform"},
        {"key":"status","heading":"Status"},
        {"key":"created_at","heading":"Received","sort":"created_at"},
    ],
};
