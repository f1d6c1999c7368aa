import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { MergePreview } from '@/types/generated';
import { MergeForm } from './merge-form';

const preview: MergePreview = {
    left_name: 'William Okafor',
    left_pin: '40005',
    right_name: 'Bill Okafor',
    right_pin: '40009',
    proposed_winner: 'right',
    fields: [
        { field: 'first_name', label: 'First name', left: 'William', right: 'Bill' },
        { field: 'email', label: 'Email', left: '', right: 'bill@example.com' },
        { field: 'date_of_birth', label: 'Date of birth', left: '1980-03-07', right: '1980-07-03' },
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

const choice = (field: string, value: RegExp) =>
    within(screen.getByRole('group', { name: field })).getByRole('radio', { name: value });

it('preselects the values of the record to keep', async () => {
    const { onMerge, press } = open();
    expect(choice('First name', /Bill/)).toBeChecked();
    expect(choice('Email', /bill@example.com/)).toBeChecked();
    expect(screen.getByRole('group', { name: 'Date of birth' })).toHaveTextContent(
        '7 Mar 1980PIN 40005 3 Jul 1980PIN 40009',
    );

    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Same licence');
    await press();

    expect(onMerge).toHaveBeenCalledExactlyOnceWith({ winner: 'right', from_loser: [], reason: 'Same licence' });
});

it('takes the other record’s value for an empty field of the record to keep', async () => {
    const { onMerge, press } = open();
    await userEvent.click(screen.getByRole('radio', { name: 'William Okafor, PIN 40005' }));
    expect(choice('First name', /William/)).toBeChecked();
    expect(choice('Email', /bill@example.com/)).toBeChecked();

    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Same licence');
    await press();

    expect(onMerge.mock.calls[0]?.[0]).toMatchObject({ winner: 'left', from_loser: ['email'] });
});

it('keeps picked values when the record to keep changes', async () => {
    const { onMerge, press } = open();
    await userEvent.click(choice('Email', /PIN 40005/));
    await userEvent.click(screen.getByRole('radio', { name: 'William Okafor, PIN 40005' }));

    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Called us');
    await press();

    expect(onMerge.mock.calls[0]?.[0]).toEqual({ winner: 'left', from_loser: [], reason: 'Called us' });
});

it('takes every value from one record', async () => {
    const { onMerge, press } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Use all from William Okafor, PIN 40005' }));
    expect(choice('Email', /PIN 40005/)).toBeChecked();
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Called us');
    await press();

    expect(onMerge.mock.calls[0]?.[0]).toEqual({
        winner: 'right',
        from_loser: ['first_name', 'email', 'date_of_birth'],
        reason: 'Called us',
    });
});

it('highlights the words that differ', () => {
    open();

    const marks = within(screen.getByRole('group', { name: 'Date of birth' })).getAllByRole('mark');
    expect(marks.map(({ textContent }) => textContent)).toEqual(['7 Mar', '3 Jul']);
});

it('requires a reason', async () => {
    const { onMerge, press } = open();
    await press();

    expect(onMerge).not.toHaveBeenCalled();
    expect(screen.getByText('Enter a reason.')).toBeVisible();
});
