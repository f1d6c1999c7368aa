import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DateInput } from './date-input';

interface HostProps {
    start: string;
    bounds: { min?: string; max?: string };
    onChange: (day: string) => void;
}

function Host({ start, bounds, onChange }: HostProps) {
    const [value, setValue] = useState(start);

    return (
        <DateInput
            aria-label="Day"
            value={value}
            {...bounds}
            onChange={(day) => {
                onChange(day);
                setValue(day);
            }}
        />
    );
}

function renderInput(start: string, bounds: HostProps['bounds'] = {}) {
    const onChange = vi.fn();
    render(<Host start={start} bounds={bounds} onChange={onChange} />);

    return { onChange, field: screen.getByRole('textbox', { name: 'Day' }) };
}

it('shows and takes the day before the month, and gives the ISO day', async () => {
    const { onChange, field } = renderInput('2026-03-05');
    expect(field).toHaveValue('05/03/2026');

    await userEvent.clear(field);
    await userEvent.type(field, '20/11/2026');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-20');
});

it('completes a short year when the field is left', async () => {
    const { onChange, field } = renderInput('');
    await userEvent.type(field, '5/3/26');
    expect(onChange).toHaveBeenLastCalledWith('5/3/26');

    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith('2026-03-05');
    expect(field).toHaveValue('05/03/2026');
});

it('gives text that is not a day as it is, so that a form can refuse it', () => {
    const { onChange, field } = renderInput('');
    fireEvent.change(field, { target: { value: '31/02/2026' } });
    fireEvent.blur(field);

    expect(onChange).toHaveBeenLastCalledWith('31/02/2026');
    expect(field).toHaveValue('31/02/2026');
});

it('opens the calendar with the arrow key and picks a day by keyboard', async () => {
    const { onChange, field } = renderInput('2026-11-30');
    await userEvent.type(field, '{ArrowDown}');
    const calendar = within(await screen.findByRole('dialog', { name: 'Choose a day' }));
    await waitFor(() => expect(calendar.getByRole('button', { name: '30 Nov 2026' })).toHaveFocus());

    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(calendar.getByRole('status')).toHaveTextContent('Dec 2026');
    expect(calendar.getByRole('button', { name: '8 Dec 2026' })).toHaveFocus();
    await userEvent.keyboard('{PageUp}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-08');
    expect(field).toHaveValue('08/11/2026');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('offers no day outside its bounds', async () => {
    renderInput('2026-11-20', { min: '2026-11-10', max: '2026-11-22' });
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Choose a day' }));

    expect(calendar.getByRole('button', { name: '23 Nov 2026' })).toBeDisabled();
    expect(calendar.getByRole('button', { name: '9 Nov 2026' })).toBeDisabled();
    expect(calendar.getByRole('button', { name: '22 Nov 2026' })).toBeEnabled();
});
