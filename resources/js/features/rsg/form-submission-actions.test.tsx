import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { FormSubmissionActions } from '@/features/rsg/form-submission-actions';
import { rsg } from '@/routes/generated';
import { showPage, testUser } from '@/testing/inertia';
import { aNotification } from '@/testing/notifications';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
const route = rsg.formSubmissionsMarkAsResolved({ submission: 31 });

function open(form_type_name: string) {
    const notification = aNotification({ type: 'form_submission' });
    showPage({ user: testUser() });
    render(
        <FormSubmissionActions
            notification={{
                ...notification,
                notifiable: { ...notification.notifiable, id: 31, is_resolved: false, form_type_name },
            }}
        />,
    );

    return userEvent.click(screen.getByRole('button', { name: /^Mark as Handled/ }));
}

beforeEach(() => visit.mockClear());

it('handles a complaint at once', async () => {
    await open('Complaint');

    expect(visit).toHaveBeenCalledWith(route, expect.objectContaining({ data: {} }));
});

it.each([
    ['Self-exclusion', /They are not excluded/],
    ['Time-out', /No time-out starts/],
    ['Deposit limit', /No limit is set/],
    ['Account closure', /It stays open/],
])('asks why nothing is done about a %s form', async (type, consequence) => {
    await open(type);
    expect(await screen.findByText(consequence)).toBeInTheDocument();
    expect(visit).not.toHaveBeenCalled();

    await userEvent.type(screen.getByRole('textbox', { name: 'Why is no action needed?' }), 'Sent twice');
    await userEvent.click(screen.getByRole('button', { name: 'Mark as Handled' }));
    expect(visit).toHaveBeenCalledWith(route, expect.objectContaining({ data: { reason: 'Sent twice' } }));
});

it('handles nothing when the question is cancelled', async () => {
    await open('Time-out');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));

    expect(visit).not.toHaveBeenCalled();
});
