import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Edit from '@/Pages/Guides/Edit';
import { showPage } from '@/testing/inertia';
import type { GuideEditPage } from '@/types/generated';

const PAGE: GuideEditPage = {
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
};

it('keeps what the user typed when a colleague saved a draft first', async () => {
    showPage({});
    const { rerender } = render(<Edit {...PAGE} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), ' My paragraph.');

    rerender(<Edit {...PAGE} body="Other text." author_name="Dana Whitford" is_mine={false} seen="a" />);

    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Text. My paragraph.');
});
