import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ContactCard } from '@/features/clients/messages/contact-card';
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

it('shows the consent, the BetStop state and the time where the client lives', () => {
    vi.useFakeTimers({ now: new Date('2026-11-23T03:05:00Z') });
    render(<ContactCard contact={CONTACT} />);

    expect(screen.getByText('11:05 in Western Australia')).toBeVisible();
    expect(screen.getByText('Express, SMS')).toBeVisible();
    expect(screen.getByText('Sign-up form')).toBeVisible();
    expect(screen.getByText('Clear')).toBeVisible();
});

it('shows the opt-out instead of an earlier consent', () => {
    render(<ContactCard contact={{ ...CONTACT, sms_opted_out_at: '2026-11-02T00:00:00Z' }} />);

    expect(screen.getByText('Opted out of SMS')).toBeVisible();
    expect(screen.queryByText('Express, SMS')).not.toBeInTheDocument();
});

it('says that no consent is recorded', () => {
    render(<ContactCard contact={{ ...CONTACT, consent_label: null, consent_evidence: null, consent_at: null }} />);

    expect(screen.getByText('Not recorded')).toBeVisible();
});
