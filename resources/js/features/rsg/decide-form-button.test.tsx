import { router } from '@inertiajs/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DecideFormButton } from '@/features/rsg/decide-form-button';
import { testForm } from '@/features/rsg/test-form';
import { showPage } from '@/testing/inertia';
import type { RsgFormType } from '@/types/generated';

const NOTHING = { amount: null, period: null, days: null };

async function openDialog(form_type: RsgFormType, role: 'dialog' | 'alertdialog', suggestion = {}) {
    showPage({});
    render(<DecideFormButton form={testForm({ form_type })} suggestion={{ ...NOTHING, ...suggestion }} />);
    await userEvent.click(screen.getByRole('button'));

    return within(await screen.findByRole(role));
}

it('fills in the limit that the client asked for', async () => {
    const dialog = await openDialog('deposit_limit', 'dialog', { amount: '200', period: 'month' });

    expect(dialog.getByLabelText(/Amount in dollars/)).toHaveValue('200');
    expect(dialog.getByLabelText(/Period/)).toHaveDisplayValue('Month');
    expect(dialog.getByLabelText(/Reason/)).toHaveValue('Form of 20 Nov 2026, 14:00');
});

it('asks for the length of a time-out, and says that it can’t be shortened', async () => {
    const dialog = await openDialog('time_out', 'alertdialog', { days: 28 });

    expect(dialog.getByLabelText(/Days/)).toHaveValue('28');
    expect(dialog.getByText(/can’t be shortened/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Start time-out' })).toBeInTheDocument();
});

it('asks for the severity and a description of an event', async () => {
    const dialog = await openDialog('complaint', 'dialog');

    expect(dialog.getByLabelText(/Severity/)).toHaveDisplayValue('Medium');
    expect(dialog.getByLabelText(/Description/)).toHaveValue('');
});

it('sends the client that the officer saw', async () => {
    const post = vi.spyOn(router, 'post').mockImplementation(() => undefined);
    const dialog = await openDialog('time_out', 'alertdialog', { days: 28 });
    await userEvent.click(dialog.getByRole('button', { name: 'Start time-out' }));

    expect(post.mock.lastCall?.[1]).toMatchObject({ days: '28', seen_client_id: testForm().client?.id });
});

it('decides nothing before the form has a client', () => {
    showPage({});
    render(<DecideFormButton form={testForm({ client: null })} suggestion={NOTHING} />);

    expect(screen.getByRole('button', { name: 'Set limit' })).toBeDisabled();
});
