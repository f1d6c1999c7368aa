import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormsCard } from '@/features/clients/protection/forms-card';
import { TimeOutsCard } from '@/features/clients/protection/time-outs-card';
import { rsg } from '@/routes/generated';
import { showPage, testUser } from '@/testing/inertia';
import type { ClientFormRow, TimeOutRow } from '@/types/generated';

const form: ClientFormRow = {
    id: 5,
    form_type_name: 'Deposit limit',
    submitted_at: '2026-11-20T03:00:00Z',
    answers: [{ question: 'Weekly limit', answer: '$200' }],
    decision_text: 'Deposit limit of $200.00 a week from 20 Nov 2026',
    resolved_at: '2026-11-20T05:00:00Z',
    resolver_name: 'Rosie Callaghan',
};

it('shows answers, decision and a link for staff who handle forms', () => {
    showPage({ user: testUser({ can: { viewRsgFormSubmissions: true } }) });
    render(<FormsCard forms={[form]} />);

    expect(screen.getByText('$200')).toBeInTheDocument();
    expect(screen.getByText(`Decision: ${form.decision_text}`)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open form' })).toHaveAttribute(
        'href',
        rsg.formSubmissionsShow({ submission: 5 }).url,
    );
});

it('hides the answers and the link from others', () => {
    showPage({ user: testUser() });
    render(<FormsCard forms={[{ ...form, answers: null }]} />);

    expect(screen.getByText(/You can’t read the answers/)).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('says which time-outs are in force', () => {
    showPage({});
    const timeOut: TimeOutRow = {
        id: 1,
        starts_at: '2026-11-20T03:00:00Z',
        ends_at: '2026-11-27T03:00:00Z',
        is_in_force: false,
        reason: 'Asked by form',
        officer_name: 'Rosie Callaghan',
    };
    const { rerender } = render(<TimeOutsCard timeOuts={[timeOut]} />);
    expect(screen.getByText('None in force')).toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent(/Ended.*recorded by Rosie Callaghan · Asked by form/);

    rerender(<TimeOutsCard timeOuts={[{ ...timeOut, is_in_force: true }]} />);
    expect(screen.getAllByText('In force')).toHaveLength(2);
});
