import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ConflictChooser } from './conflict-chooser';

const choices = {
    status: [],
    refused_status: [],
    state: [],
    company_id: [],
    account_manager_id: [
        { value: '3', label: 'Priya Nair', hint: null },
        { value: '5', label: 'Tom Vance', hint: null },
    ],
    affiliate_id: [],
};
const manager = { field: 'account_manager_id', mine: '3', theirs: '5', was: '' };
const mobile = { field: 'mobile_e164', mine: '+61491570156', theirs: '', was: '+61491570157' };

it('shows both values and the original value of each conflict', () => {
    render(<ConflictChooser conflicts={[manager, mobile]} choices={choices} onDecide={() => undefined} />);
    const [first, second] = screen.getAllByRole('listitem');

    expect(first).toHaveTextContent('Account managerYoursPriya NairTheirsTom VanceOriginal—');
    expect(second).toHaveTextContent('MobileYours0491 570 156Theirs—Original0491 570 157');
});

it('reports the chosen value', async () => {
    const onDecide = vi.fn();
    render(<ConflictChooser conflicts={[manager]} choices={choices} onDecide={onDecide} />);
    const conflict = within(screen.getByRole('listitem'));

    await userEvent.click(conflict.getByRole('button', { name: 'Use theirs' }));
    await userEvent.click(conflict.getByRole('button', { name: 'Keep mine' }));
    await userEvent.click(conflict.getByRole('button', { name: 'Restore original' }));

    expect(onDecide.mock.calls).toEqual([
        [manager, '5'],
        [manager, '3'],
        [manager, ''],
    ]);
});

it('renders nothing without conflicts', () => {
    const { container } = render(<ConflictChooser conflicts={[]} choices={choices} onDecide={() => undefined} />);

    expect(container).toBeEmptyDOMElement();
});
