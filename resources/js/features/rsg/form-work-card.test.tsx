import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FormWorkCard } from '@/features/rsg/form-work-card';
import { testForm } from '@/features/rsg/test-form';
import { rsg } from '@/routes/generated';
import { showPage, testUser } from '@/testing/inertia';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
const OWNERS = [{ value: '7', label: 'Rosie Callaghan', hint: null }];

it('assigns the form to a colleague or to the viewer', async () => {
    showPage({ user: testUser({ id: 3 }) });
    render(<FormWorkCard form={testForm({ id: 5 })} owners={OWNERS} canWork />);

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Owner' }), 'Rosie Callaghan');
    const route = rsg.formSubmissionsAssign({ submission: 5 });
    expect(visit).toHaveBeenLastCalledWith(route, expect.objectContaining({ data: { owner_id: '7' } }));

    await userEvent.click(screen.getByRole('button', { name: 'Assign to me' }));
    expect(visit).toHaveBeenLastCalledWith(route, expect.objectContaining({ data: { owner_id: '3' } }));
});

it('sends the owner on the page with a new owner', async () => {
    showPage({ user: testUser({ id: 3 }) });
    render(<FormWorkCard form={testForm({ id: 5, owner_id: 8, owner_name: 'Sam Lee' })} owners={OWNERS} canWork />);

    await userEvent.click(screen.getByRole('button', { name: 'Assign to me' }));
    const route = rsg.formSubmissionsAssign({ submission: 5 }, { query: { seen_owner_id: 8 } });
    expect(visit).toHaveBeenLastCalledWith(route, expect.objectContaining({ data: { owner_id: '3' } }));
});

it('shows an owner who has left the queue', () => {
    showPage({ user: testUser({ id: 3 }) });
    render(<FormWorkCard form={testForm({ owner_id: 8, owner_name: 'Sam Lee' })} owners={OWNERS} canWork />);

    expect(screen.getByRole('combobox', { name: 'Owner' })).toHaveDisplayValue('Sam Lee');
});

it('offers to link a form without a client', () => {
    showPage({ user: testUser() });
    const { rerender } = render(<FormWorkCard form={testForm({ client: null })} owners={OWNERS} canWork />);
    expect(screen.getByRole('button', { name: 'Link client' })).toBeInTheDocument();

    rerender(<FormWorkCard form={testForm({ client: null })} owners={OWNERS} canWork={false} />);
    expect(screen.getByText('Not linked')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('marks an open form as overdue, and never a handled one', () => {
    showPage({ user: testUser() });
    const overdue = testForm({ due_at: '2020-01-01T00:00:00Z' });
    const { rerender } = render(<FormWorkCard form={overdue} owners={[]} canWork={false} />);
    expect(screen.getByText(/^\d+ y overdue$/)).toBeInTheDocument();

    rerender(<FormWorkCard form={{ ...overdue, resolved_at: '2020-01-02T00:00:00Z' }} owners={[]} canWork={false} />);
    expect(screen.queryByText(/Overdue/)).not.toBeInTheDocument();
    expect(screen.getByText('Handled')).toBeInTheDocument();
});

it('says that a form was handled without a decision, and why', () => {
    showPage({ user: testUser() });
    const handled = testForm({ resolved_at: '2020-01-02T00:00:00Z', decision_note: 'The same form came twice.' });
    const { rerender } = render(<FormWorkCard form={handled} owners={[]} canWork={false} />);
    expect(screen.getByText('Handled without a decision')).toBeInTheDocument();
    expect(screen.getByText('The same form came twice.')).toBeInTheDocument();

    rerender(<FormWorkCard form={{ ...handled, decision_text: 'Account closed' }} owners={[]} canWork={false} />);
    expect(screen.getByText('Account closed')).toBeInTheDocument();
    expect(screen.queryByText('Handled without a decision')).not.toBeInTheDocument();
});
