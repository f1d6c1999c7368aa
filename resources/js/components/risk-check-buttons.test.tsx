import { router } from '@inertiajs/react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RiskCheckButtons } from '@/components/risk-check-buttons';

type Options = NonNullable<Parameters<typeof router.visit>[1]>;

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
const row = (name: string) => within(screen.getByRole('listitem', { name }));

/** The rows of two clients; `settled` is told whose outcome the server took. */
function open(settled: (name: string) => void = vi.fn()) {
    render(
        <ul>
            {['Mei', 'Tom'].map((name, index) => (
                <li key={name} aria-label={name}>
                    <RiskCheckButtons client={{ id: index + 1, full_name: name }} onSettled={() => settled(name)} />
                </li>
            ))}
        </ul>,
    );
}

function answer(call: number, error: string | null = null) {
    const options = visit.mock.calls[call]?.[1] as Options;
    act(() => {
        options.onSuccess?.({ props: { flash: { success: null, error } } } as never);
        options.onFinish?.(undefined as never);
    });
}

beforeEach(() => void vi.clearAllMocks());

it('handles two clients at the same time', () => {
    const settled = vi.fn();
    open(settled);
    fireEvent.click(row('Mei').getByRole('button', { name: 'GOOD' }));
    fireEvent.click(row('Tom').getByRole('button', { name: 'WATCH' }));

    expect(visit.mock.calls.map(([to, options]) => [to, options?.async, options?.data])).toEqual([
        [{ url: '/clients/1/check/risk', method: 'post' }, true, { type: 'risk', name: 'New Account', value: 'GOOD' }],
        [{ url: '/clients/2/check/risk', method: 'post' }, true, { type: 'risk', name: 'New Account', value: 'WATCH' }],
    ]);

    answer(1);
    expect(settled.mock.calls).toEqual([['Tom']]);
    expect(row('Mei').getByRole('button', { name: 'GOOD' })).toHaveAttribute('aria-busy', 'true');
    expect(row('Tom').getByRole('button', { name: 'WATCH' })).not.toHaveAttribute('aria-busy');
});

it('counts a double click as one press', () => {
    open();
    const [good, watch] = ['GOOD', 'WATCH'].map((name) => row('Mei').getByRole('button', { name }));
    act(() => {
        good?.click();
        good?.click();
        watch?.click();
    });

    expect(visit).toHaveBeenCalledTimes(1);
    expect(row('Mei').getByRole('button', { name: 'WATCH' })).toBeDisabled();
});

it('can be pressed again when the server refuses', () => {
    const settled = vi.fn();
    open(settled);
    fireEvent.click(row('Mei').getByRole('button', { name: 'GOOD' }));
    answer(0, 'Omar was faster.');
    expect(settled).not.toHaveBeenCalled();

    fireEvent.click(row('Mei').getByRole('button', { name: 'GOOD' }));
    expect(visit).toHaveBeenCalledTimes(2);
});

it('asks before it closes an account', async () => {
    open();
    fireEvent.click(row('Mei').getByRole('button', { name: 'CLOSE' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Close the account of Mei?' }));
    expect(visit).not.toHaveBeenCalled();

    await act(async () => void fireEvent.click(question.getByRole('button', { name: 'Close account' })));
    expect(visit).toHaveBeenCalledExactlyOnceWith(
        { url: '/clients/1/check/risk', method: 'post' },
        expect.objectContaining({ data: { type: 'risk', name: 'New Account', value: 'CLOSE' } }),
    );
});
