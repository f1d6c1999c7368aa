import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { clients } from '@/routes/generated';
import { showPage } from '@/testing/inertia';
import type { EvidencePackRow } from '@/types/generated';
import { EvidenceCard } from './evidence-card';

const pack: EvidencePackRow = {
    id: 12,
    from: '2026-11-01',
    until: '2026-11-20',
    reason: 'Request of the regulator',
    status: 'ready',
    total_rows: 40,
    written_rows: 40,
    bytes: 20_480,
    error: null,
    owner_name: 'Dana Reid',
    created_at: '2026-11-20T03:00:00Z',
    expires_at: '2026-11-27T03:00:00Z',
    can_download: true,
    can_cancel: false,
};
const route = clients.rsgEvidenceStore({ client: 5 });

beforeEach(() => showPage({}));

it('offers the download of a finished pack', () => {
    render(<EvidenceCard packs={[pack]} route={route} />);

    expect(screen.getByText('01/11/2026 to 20/11/2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download evidence pack 12' })).toHaveAttribute(
        'href',
        '/rsg/evidence/12/download',
    );
});

it('shows the progress of a running pack', () => {
    render(
        <EvidenceCard
            packs={[{ ...pack, status: 'running', written_rows: 10, can_download: false, can_cancel: true }]}
            route={route}
        />,
    );

    expect(screen.getByRole('progressbar', { name: '10 of 40 rows written' })).toBeInTheDocument();
    expect(screen.getByText('25%')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel evidence pack' })).toBeVisible();
});

it('asks for the period and the reason', async () => {
    render(<EvidenceCard packs={[]} route={route} />);
    expect(screen.getByText(/No evidence packs/)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Request evidence pack' }));

    expect(await screen.findByRole('textbox', { name: 'Reason' })).toBeVisible();
    expect(screen.getByText(/unmasked contact details/)).toBeVisible();
});
