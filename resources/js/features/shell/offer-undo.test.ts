import { router } from '@inertiajs/react';
import { expect, it, vi } from 'vitest';
import { useFeedback } from '@/features/shell/feedback-store';
import { deleteWithUndo } from '@/features/shell/offer-undo';

it.each([
    ['reports the deletion', undefined, ['Dana deleted']],
    ['reports no deletion that the server refused', 'This record no longer exists.', []],
])('%s', (_name, error, titles) => {
    vi.spyOn(router, 'visit').mockImplementation((_route, options) => {
        options?.onSuccess?.({ props: { flash: { error } } } as never);
    });

    deleteWithUndo(
        { url: '/contacts/5', method: 'delete' },
        { url: '/contacts/5/restore', method: 'put' },
        'Dana deleted',
    );

    expect(useFeedback.getState().toasts.map(({ title }) => title)).toEqual(titles);
});
