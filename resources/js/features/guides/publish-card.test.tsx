import { router } from '@inertiajs/react';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PublishCard } from '@/features/guides/publish-card';
import { testGuidePage } from '@/features/guides/test-guide';
import { showPage } from '@/testing/inertia';

const PAGE = testGuidePage({
    body: 'New text',
    summary: 'New limits',
    current_body: 'Text',
    author_name: 'Dana Whitford',
    is_mine: false,
    seen: 'a'.repeat(64),
    publish_refusal: null,
});

it('stays on the draft when the server refuses to publish it', async () => {
    showPage({});
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    const post = vi.spyOn(router, 'post').mockImplementation(() => undefined);
    const answer = (error: string | null) =>
        act(async () => post.mock.lastCall?.[2]?.onSuccess?.({ props: { flash: { error } } } as never));
    render(<PublishCard page={PAGE} onWithdraw={() => undefined} />);

    await userEvent.click(screen.getByRole('button', { name: 'Publish version' }));
    await answer('The draft was changed after you opened it. Read it again before you publish it.');
    expect(visit).not.toHaveBeenCalled();

    await answer(null);
    expect(visit).toHaveBeenCalledWith(expect.objectContaining({ url: '/guides/limits' }));
});
