import { router } from '@inertiajs/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DbPhoneView } from '@/types/generated';
import { OutcomeButtons } from './outcome-buttons';

const post = vi.spyOn(router, 'post').mockImplementation(() => undefined);

const phone = (id: number, overrides: Partial<DbPhoneView> = {}): DbPhoneView => ({
    id,
    number: `+6149157015${id}`,
    kind: 'mobile',
    is_valid: true,
    checked_at: null,
    source: null,
    consent_basis: 'unknown',
    consent_at: null,
    evidence: null,
    suppressed_reason: null,
    is_best: false,
    ...overrides,
});

beforeEach(() => post.mockClear());

function show() {
    const phones = [
        phone(1),
        phone(2, { is_best: true }),
        phone(3, { suppressed_reason: 'stop' }),
        phone(4, { is_valid: false }),
    ];
    render(<OutcomeButtons dbClient={{ id: 5, full_name: 'Harriet Okafor' }} phones={phones} />);
}

it('logs a call to the preferred number with one press', async () => {
    show();
    await userEvent.type(screen.getByLabelText(/Note/), 'Busy');
    await userEvent.click(screen.getByRole('button', { name: 'No answer' }));

    expect(post.mock.calls[0]?.[0]).toMatchObject({ url: '/db-clients/5/outcomes' });
    expect(post.mock.calls[0]?.[1]).toEqual({
        outcome: 'no_answer',
        phone_id: 2,
        note: 'Busy',
        reference: expect.any(String),
    });
});

it('reuses the reference after a lost response, and takes a new one after a response', async () => {
    show();
    const press = async () => {
        await userEvent.click(screen.getByRole('button', { name: 'No answer' }));
        const [, data, options] = post.mock.lastCall ?? [];
        const { onFinish, onSuccess } = options ?? {};
        return {
            data,
            answer: () => act(() => Reflect.apply(onSuccess ?? (() => {}), null, [{}])),
            lose: () => act(() => Reflect.apply(onFinish ?? (() => {}), null, [{}])),
        };
    };
    const first = await press();
    await first.lose();
    const again = await press();
    expect(again.data).toEqual(first.data);
    await again.answer();
    await again.lose();
    expect((await press()).data).not.toEqual(first.data);
});

it('drops the error of an earlier press once a call is logged', async () => {
    show();
    const press = async () => {
        await userEvent.click(screen.getByRole('button', { name: 'No answer' }));
        return post.mock.lastCall?.[2] ?? {};
    };
    const refused = await press();
    act(() => refused.onError?.({ phone_id: 'This number may no longer be called.' }));
    act(() => Reflect.apply(refused.onFinish ?? (() => {}), null, [{}]));
    expect(screen.getByText('This number may no longer be called.')).toBeInTheDocument();

    const logged = await press();
    act(() => Reflect.apply(logged.onSuccess ?? (() => {}), null, [{}]));
    expect(screen.queryByText('This number may no longer be called.')).not.toBeInTheDocument();
});

it('offers only numbers that are valid and may be called', () => {
    show();

    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining(['0491 570 151', '0491 570 152']),
    );
    expect(screen.queryByRole('option', { name: '0491 570 153' })).toBeNull();
    expect(screen.queryByRole('option', { name: '0491 570 154' })).toBeNull();
});

it('asks for confirmation before a DB client is marked as do not contact', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Asked to stop' }));
    expect(post).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as do not contact' }));

    await vi.waitFor(() => expect(post.mock.calls[0]?.[1]).toMatchObject({ outcome: 'asked_to_stop' }));
});
