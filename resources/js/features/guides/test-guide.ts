import type { GuideEditPage } from '@/types/generated';

/** A guide with a draft. */
export const testGuidePage = (given: Partial<GuideEditPage> = {}): GuideEditPage => ({
    guide: {
        slug: 'limits',
        title: 'Limits',
        owner_id: null,
        owner_name: null,
        review_on: null,
        is_review_overdue: false,
        has_values: true,
        can_edit: true,
    },
    number: 3,
    body: 'Text.',
    summary: '',
    current_body: 'Text.',
    author_name: null,
    is_mine: true,
    seen: null,
    publish_refusal: null,
    owners: [],
    ...given,
});
