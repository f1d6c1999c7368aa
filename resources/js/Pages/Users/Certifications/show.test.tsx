import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import CertificationPerson from '@/Pages/Users/Certifications/Show';
import { showPage } from '@/testing/inertia';
import type { CertificationDetails } from '@/types/generated';

const PENDING: CertificationDetails = {
    id: 1,
    title: 'RSG',
    description: '',
    status: 'pending',
    issued_on: null,
    expires_on: null,
    evidence_at: null,
    evidence_name: null,
    reason: null,
    decided_by_name: null,
};

it.each([
    ['refused evidence', { decided_by_name: 'Dana Whitford' }, ['Decided by Dana Whitford']],
    [
        'new evidence',
        { decided_by_name: 'Dana Whitford', evidence_at: new Date().toISOString() },
        ['Decided by Dana Whitford', 'Evidence sent just now'],
    ],
    [
        'a valid certification',
        { issued_on: '2026-11-20', expires_on: '2027-11-20', decided_by_name: 'Dana Whitford' },
        ['Earned 20 Nov 2026, valid until 20 Nov 2027', 'Decided by Dana Whitford'],
    ],
    ['nothing yet', {}, []],
] as const)('tells each fact apart: %s', (_, changes, facts) => {
    showPage({ component: 'Users/Certifications/Show' });
    render(
        <CertificationPerson
            id={5}
            full_name="Leo Wang"
            role_title="Payments officer"
            certifications={[{ ...PENDING, ...changes }]}
            withheld={[]}
            training={[]}
            work={[]}
            can_decide={false}
        />,
    );

    const row = screen.getByRole('heading', { name: 'RSG' }).closest('li');
    expect([...(row?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual(facts);
});
