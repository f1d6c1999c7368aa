import { router } from '@inertiajs/react';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ClientForm, FieldConflict } from '@/types/generated';
import { useClientForm } from './use-client-form';

const opened: ClientForm = {
    first_name: 'Harriet',
    last_name: 'Okafor',
    preferred_name: '',
    date_of_birth: '',
    email: '',
    mobile_e164: '0491 570 156',
    address: '',
    suburb: 'Carlton',
    state: 'VIC',
    postcode: '3053',
    status: 'active',
    company_id: '1',
    account_manager_id: '',
    affiliate_id: '',
};
const conflict: FieldConflict = { field: 'last_name', mine: 'Mine', theirs: 'Theirs', was: 'Okafor' };
const sent = vi.fn();

beforeEach(() => {
    vi.spyOn(router, 'put').mockImplementation((url, data) => sent(url, data));
});
afterEach(() => {
    vi.restoreAllMocks();
    sent.mockReset();
});

function open() {
    return renderHook((props) => useClientForm({ clientId: 5, onSaved: () => undefined, ...props }), {
        initialProps: { saved: opened, version: 3, conflicts: [] as FieldConflict[] },
    });
}

it('sends the current and the original values', () => {
    const { result } = open();
    act(() => result.current.form.set('last_name', 'Mine'));
    act(() => result.current.form.submit());

    expect(sent).toHaveBeenCalledWith(
        '/clients/5',
        expect.objectContaining({
            last_name: 'Mine',
            version: 3,
            base: expect.objectContaining({ last_name: 'Okafor' }),
        }),
    );
});

it('keeps sending the original values when newer values arrive without a conflict', () => {
    const { result, rerender } = open();
    rerender({ saved: { ...opened, last_name: 'Theirs' }, version: 4, conflicts: [] });
    act(() => result.current.form.submit());

    expect(sent.mock.lastCall?.[1]).toMatchObject({ version: 3, base: { last_name: 'Okafor' } });
});

it('takes colleagues’ changes and keeps local ones after a conflict', () => {
    const { result, rerender } = open();
    act(() => result.current.form.set('last_name', 'Mine'));
    rerender({ saved: { ...opened, last_name: 'Theirs', suburb: 'Fitzroy' }, version: 4, conflicts: [conflict] });

    expect(result.current.undecided).toEqual([conflict]);
    expect(result.current.form.data).toMatchObject({ last_name: 'Mine', suburb: 'Fitzroy' });
});

it('saves only after every conflict is decided, with the newer version', () => {
    const { result, rerender } = open();
    act(() => result.current.form.set('last_name', 'Mine'));
    rerender({ saved: { ...opened, last_name: 'Theirs' }, version: 4, conflicts: [conflict] });

    act(() => result.current.form.submit());
    expect(sent).not.toHaveBeenCalled();

    act(() => result.current.decide(conflict, 'Theirs'));
    act(() => result.current.form.submit());
    expect(sent.mock.lastCall?.[1]).toMatchObject({ last_name: 'Theirs', version: 4, base: { last_name: 'Theirs' } });
});
