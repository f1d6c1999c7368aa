import { router } from '@inertiajs/react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ContactCard } from '@/features/clients/messages/contact-card';
import { showToast, useFeedback } from '@/features/shell/feedback-store';
import { showPage } from '@/testing/inertia';
import type { ContactCard as Contact } from '@/types/generated';

const CONTACT: Contact = {
    sms_opted_out_at: null,
    consent_label: 'Express, SMS',
    consent_evidence: 'Sign-up form',
    consent_at: '2026-11-01T00:00:00Z',
    betstop_state: 'clear',
    betstop_checked_at: '2026-11-20T00:00:00Z',
    is_barred: false,
    state_name: 'Western Australia',
    time_zone: 'Australia/Perth',
};

afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    useFeedback.setState({ toasts: [] });
});

it('shows the consent, the BetStop state and the time where the client lives', () => {
    vi.useFakeTimers({ now: new Date('2026-11-23T03:05:00Z') });
    render(<ContactCard contact={CONTACT} optOutOf={7} />);

    expect(screen.getByText('11:05 in Western Australia')).toBeVisible();
    expect(screen.getByText('Express, SMS')).toBeVisible();
    expect(screen.getByText('Sign-up form')).toBeVisible();
    expect(screen.getByText('Clear')).toBeVisible();
});

it('shows the opt-out instead of an earlier consent', () => {
    render(<ContactCard contact={{ ...CONTACT, sms_opted_out_at: '2026-11-02T00:00:00Z' }} optOutOf={7} />);

    expect(screen.getByText('Opted out of SMS')).toBeVisible();
    expect(screen.queryByText('Express, SMS')).not.toBeInTheDocument();
});

it('says that no consent is recorded', () => {
    render(
        <ContactCard
            contact={{ ...CONTACT, consent_label: null, consent_evidence: null, consent_at: null }}
            optOutOf={null}
        />,
    );

    expect(screen.getByText('Not recorded')).toBeVisible();
});

it.each([
    ['the client has opted out', { ...CONTACT, sms_opted_out_at: '2026-11-02T00:00:00Z' }, 7],
    ['the viewer may not send SMS', CONTACT, null],
])('offers no opt-out when %s', (_reason, contact, optOutOf) => {
    render(<ContactCard contact={contact} optOutOf={optOutOf} />);

    expect(screen.queryByRole('button', { name: 'Record opt-out' })).toBeNull();
});

it('records how the client asked, and offers to undo it', async () => {
    showPage({});
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    const post = vi.spyOn(router, 'post').mockImplementation((_url, _data, options) => {
        // The server's answer, with its message as a toast.
        showToast({ tone: 'ok', title: 'SMS opt-out recorded.', text: '' });
        void options?.onSuccess?.({ props: { flash: { error: null } } } as never);
    });
    render(<ContactCard contact={CONTACT} optOutOf={7} />);

    await userEvent.click(screen.getByRole('button', { name: 'Record opt-out' }));
    const dialog = await screen.findByRole('dialog', { name: 'Record opt-out' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /How they asked/ }), 'By phone');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Record opt-out' }));

    expect(post).toHaveBeenCalledExactlyOnceWith(
        '/clients/7/sms-opt-out',
        expect.objectContaining({ how_asked: 'By phone' }),
        expect.anything(),
    );
    const offer = useFeedback.getState().toasts.at(-1)?.offer;
    expect(offer?.label).toBe('Undo');
    offer?.onPress();
    expect(visit).toHaveBeenCalledWith({ url: '/clients/7/sms-opt-out', method: 'delete' }, expect.anything());
});

it('offers no undo when the client had opted out already', async () => {
    showPage({});
    vi.spyOn(router, 'post').mockImplementation((_url, _data, options) => {
        showToast({ tone: 'ok', title: 'An earlier success.', text: '' });
        void options?.onSuccess?.({
            props: { flash: { error: 'This client has already opted out of SMS.' } },
        } as never);
    });
    render(<ContactCard contact={CONTACT} optOutOf={7} />);

    await userEvent.click(screen.getByRole('button', { name: 'Record opt-out' }));
    const dialog = await screen.findByRole('dialog', { name: 'Record opt-out' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /How they asked/ }), 'By email');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Record opt-out' }));

    expect(useFeedback.getState().toasts.at(-1)?.offer).toBeUndefined();
});
