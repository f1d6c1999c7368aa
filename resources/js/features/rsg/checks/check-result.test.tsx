import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage, testUser } from '@/testing/inertia';
import type { BetstopCheckDetail } from '@/types/generated';
import { CheckResult } from './check-result';

const check: BetstopCheckDetail = {
    id: 1,
    result: 'clear',
    checked_at: '2026-11-20T01:00:00Z',
    valid_until: '2026-11-21T01:00:00Z',
    request_hash: 'abc123',
    reference: 'R-7',
    error: null,
    client_id: null,
    client_name: null,
    client_pin: null,
    line: null,
};

function show(change: Partial<BetstopCheckDetail>, can = {}) {
    showPage({ component: 'Rsg/BetstopCheck', user: testUser({ can }) });
    render(<CheckResult check={{ ...check, ...change }} name="Emma Walsh" />);
}

it('names the typed person and shows the evidence', () => {
    show({});

    expect(screen.getByText('Emma Walsh is not on the BetStop register')).toBeVisible();
    expect(screen.getByText('R-7')).toBeVisible();
    expect(screen.getByText('abc123')).toBeVisible();
});

it('says that no answer is not a clear answer', () => {
    show({ result: 'error', error: 'The register was busy.', valid_until: null, reference: null });

    expect(screen.getByText('The BetStop register did not answer')).toBeVisible();
    expect(screen.getByText(/The register was busy\. This is not a clear answer/)).toBeVisible();
});

it('links a marked client only for viewers who can open clients', () => {
    const marked = { result: 'registered', client_id: 5, client_name: 'Emma Walsh', client_pin: '40005' } as const;
    show(marked, { viewClients: true });
    expect(screen.getByRole('link', { name: 'Emma Walsh' })).toHaveAttribute('href', '/clients/5/edit');
});

it('does not link a client for other viewers', () => {
    show({ result: 'registered', client_id: 5, client_name: 'Emma Walsh', client_pin: '40005' });
    expect(screen.queryByRole('link')).toBeNull();
});
