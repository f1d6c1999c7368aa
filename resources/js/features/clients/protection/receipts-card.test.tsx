import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReceiptsCard } from '@/features/clients/protection/receipts-card';
import { showPage } from '@/testing/inertia';

const receipt = {
    id: 1,
    client_id: 5,
    purpose_label: 'SMS',
    is_allowed: false,
    reasons: ['This client is barred and must not be contacted.', 'This client has opted out of SMS.'],
    decided_at: '2026-11-20T03:00:00Z',
    actor_name: null,
    rule_version: '2026-11-23',
};

it('gives every reason of a refusal', () => {
    showPage({});
    render(<ReceiptsCard receipts={[receipt, { ...receipt, id: 2, is_allowed: true, reasons: [] }]} />);

    expect(screen.getByText('Refused')).toBeInTheDocument();
    expect(screen.getByText('Allowed')).toBeInTheDocument();
    expect(screen.getByText('This client has opted out of SMS.')).toBeInTheDocument();
    expect(screen.getAllByText(/Automatically/)).toHaveLength(2);
});

it('says what will be listed', () => {
    render(<ReceiptsCard receipts={[]} />);

    expect(screen.getByText(/Every message, deposit, bonus and transfer/)).toBeInTheDocument();
});
