import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DateTimeInput } from './date-time-input';

function Host({ start }: { start: string }) {
    const [value, setValue] = useState(start);

    return (
        <>
            <DateTimeInput aria-label="Day" value={value} onChange={setValue} />
            <output>{value}</output>
        </>
    );
}

it('shows the day before the month and the time in 24 hours', () => {
    render(<Host start="2026-11-20T14:05" />);

    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveValue('20/11/2026');
    expect(screen.getByRole('textbox', { name: 'Time' })).toHaveValue('14:05');
});

it.each([
    ['9', '09:00'],
    ['1405', '14:05'],
    ['7.30', '07:30'],
    ['2pm', '14:00'],
    ['12.05 AM', '00:05'],
    ['13pm', '13pm'],
    ['24', '24'],
    ['9:75', '9:75'],
])('reads %s as %s', async (typed, time) => {
    render(<Host start="" />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '5/3/2026');
    await userEvent.type(screen.getByRole('textbox', { name: 'Time' }), typed);
    await userEvent.tab();

    expect(screen.getByRole('status')).toHaveTextContent(`2026-03-05T${time}`);
});

it('is empty again when both are', async () => {
    render(<Host start="2026-11-20T14:05" />);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Day' }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Time' }));

    expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

function Sender({ onSend }: { onSend: (value: string) => void }) {
    const [value, setValue] = useState('2026-11-20T');

    return (
        <form
            onSubmit={(event) => {
                event.preventDefault();
                onSend(value);
            }}
        >
            <DateTimeInput aria-label="Day" value={value} onChange={setValue} />
            <button type="submit">Save</button>
        </form>
    );
}

it('is complete when Enter sends the form around it', async () => {
    const onSend = vi.fn();
    render(<Sender onSend={onSend} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Time' }), '9{Enter}');

    expect(onSend).toHaveBeenCalledExactlyOnceWith('2026-11-20T09:00');
});
