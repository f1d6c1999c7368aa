import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { SplitDialog } from '@/features/deposits/split-dialog';
import { testDeposit, testDetails, testPerson } from '@/features/deposits/test-deposit';
import { requestJson } from '@/lib/http';
import { showPage } from '@/testing/inertia';

const onSplit = vi.fn();

beforeEach(() => {
    vi.clearAllMocks();
    showPage({});
    vi.mocked(requestJson).mockResolvedValue({ clients: [testPerson()] });
    render(
        <SplitDialog
            details={testDetails({ deposit: testDeposit({ amount_cents: 10_000 }) })}
            open
            isBusy={false}
            onSplit={onSplit}
            onClose={() => undefined}
        />,
    );
});

const part = (number: number) => within(screen.getByRole('group', { name: `Part ${number}` }));
const amountOf = (number: number) => part(number).getByRole('textbox', { name: /Amount/ });
const write = (number: number, amount: string) => fireEvent.change(amountOf(number), { target: { value: amount } });
const split = () => userEvent.click(screen.getByRole('button', { name: 'Split deposit' }));

it('requires parts that add up to the exact amount', async () => {
    write(1, '60.01');
    expect(screen.getByRole('status')).toHaveTextContent('$39.99 left to allocate');
    write(2, '40');
    expect(screen.getByRole('status')).toHaveTextContent('$0.01 too much');
    await split();
    expect(onSplit).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('The parts must add up to $100.00.');

    write(2, '39.99');
    await userEvent.type(part(1).getByRole('combobox', { name: /Client/ }), 'emma');
    await userEvent.click(await screen.findByRole('option', { name: /Emma Walsh/ }));
    await split();

    expect(onSplit).toHaveBeenCalledExactlyOnceWith([
        { client_id: 5, amount_cents: 6_001 },
        { client_id: null, amount_cents: 3_999 },
    ]);
});

it('adds a part with the remaining amount and removes it', async () => {
    write(1, '10');
    write(2, '20');
    await userEvent.click(screen.getByRole('button', { name: 'Add part' }));

    expect(amountOf(3)).toHaveValue('70.00');
    await userEvent.click(screen.getByRole('button', { name: 'Remove part 3' }));
    expect(screen.queryByRole('group', { name: 'Part 3' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});

it.each(['', '0', '-5', 'ten', '1.234'])('rejects “%s” as an amount', async (typed) => {
    write(1, typed);
    write(2, '100');
    await split();

    expect(onSplit).not.toHaveBeenCalled();
    expect(amountOf(1)).toBeInvalid();
});
