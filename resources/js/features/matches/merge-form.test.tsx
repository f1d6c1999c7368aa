import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { MergePreview } from '@/types/generated';
import { MergeForm } from './merge-form';

const preview: MergePreview = {
    left_id: 5,
    left_name: 'William Okafor',
    left_pin: '40005',
    right_id: 9,
    right_name: 'Bill Okafor',
    right_pin: '40009',
    proposed_winner: 'right',
    fields: [
        { field: 'first_name', label: 'First name', left: 'William', right: 'Bill', proposed: 'left' },
        { field: 'email', label: 'Email', left: '', right: 'bill@example.com', proposed: 'right' },
        { field: 'date_of_birth', label: 'Date of birth', left: '1980-03-07', right: '1980-07-03', proposed: 'right' },
    ],
    notices: ['The balance becomes $12.50.'],
};

function open() {
    const onMerge = vi.fn();
    render(
        <>
            <MergeForm id="merge" preview={preview} onMerge={onMerge} />
            <button type="submit" form="merge">
                Merge
            </button>
        </>,
    );
    const press = () => userEvent.click(screen.getByRole('button', { name: 'Merge' }));

    return { onMerge, press };
}

it('preselects values and submits the fields taken from the other record', async () => {
    const { onMerge, press } = open();
    const email = within(screen.getByRole('group', { name: 'Email' }));
    expect(email.getByRole('radio', { name: /bill@example.com/ })).toBeChecked();
    expect(screen.getByRole('group', { name: 'Date of birth' })).toHaveTextContent(
        '7 Mar 1980PIN 400053 Jul 1980PIN 40009',
    );

    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Same licence');
    await press();

    expect(onMerge).toHaveBeenCalledExactlyOnceWith({
        winner: 'right',
        from_loser: ['first_name'],
        reason: 'Same licence',
    });
});

it('updates the taken fields when the kept record or a value changes', async () => {
    const { onMerge, press } = open();
    await userEvent.click(screen.getByRole('radio', { name: 'William Okafor, PIN 40005' }));
    await userEvent.click(
        within(screen.getByRole('group', { name: 'First name' })).getByRole('radio', { name: /Bill/ }),
    );
    await userEvent.click(
        within(screen.getByRole('group', { name: 'Email' })).getByRole('radio', { name: /PIN 40005/ }),
    );

    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Called us');
    await press();

    expect(onMerge.mock.calls[0]?.[0]).toEqual({
        winner: 'left',
        from_loser: ['first_name', 'date_of_birth'],
        reason: 'Called us',
    });
});

it('requires a reason', async () => {
    const { onMerge, press } = open();
    await press();

    expect(onMerge).not.toHaveBeenCalled();
    expect(screen.getByText('Enter a reason.')).toBeVisible();
});
