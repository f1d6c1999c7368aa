import { router } from '@inertiajs/react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { requestJson } from '@/lib/http';
import { showPage } from '@/testing/inertia';
import type { LeadColumn, LeadRow } from '@/types/generated';
import { LeadBoard } from './lead-board';
import { testBoard, testLead } from './test-lead';

const put = vi.spyOn(router, 'put').mockImplementation(() => undefined);

beforeEach(() => {
    vi.clearAllMocks();
    showPage({});
});

function open(board: LeadColumn[], canConvert = true): void {
    render(<LeadBoard board={board} query={{ view: 'board', owner: 'me' }} canConvert={canConvert} />);
}

const column = (name: string) => within(screen.getByRole('region', { name }));

async function chooseByKeyboard(item: string): Promise<void> {
    screen.getByRole('button', { name: 'Move Harriet Okafor' }).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: item })).focus();
    await userEvent.click(screen.getByRole('menuitem', { name: item }));
}

it('moves a card from its menu straight away, announces it and keeps the focus on it', async () => {
    open(testBoard(testLead()));
    await chooseByKeyboard('Contacted');

    expect(column('Contacted').getByText('Harriet Okafor')).toBeInTheDocument();
    expect(column('New').getByText('0')).toBeInTheDocument();
    expect(screen.getByText('Harriet Okafor moved to Contacted.')).toBeInTheDocument();
    await waitFor(() => expect(column('Contacted').getByRole('button', { name: 'Move Harriet Okafor' })).toHaveFocus());
    expect(put).toHaveBeenCalledExactlyOnceWith(
        { url: '/clients/leads/7/status', method: 'put' },
        { from: 'new', status: 'contacted' },
        expect.objectContaining({ only: ['board'], async: true }),
    );
});

it('sends the next move once the previous one is saved', async () => {
    open(testBoard(testLead()));
    await chooseByKeyboard('Contacted');
    await chooseByKeyboard('Qualified');
    expect(put).toHaveBeenCalledTimes(1);

    act(() => put.mock.lastCall?.[2]?.onFinish?.({} as never));
    expect(put).toHaveBeenLastCalledWith(
        expect.anything(),
        { from: 'contacted', status: 'qualified' },
        expect.anything(),
    );
});

it('moves the card back and shows why when the server refuses', async () => {
    open(testBoard(testLead()));
    await chooseByKeyboard('Contacted');
    act(() => put.mock.lastCall?.[2]?.onError?.({ status: 'A colleague moved Harriet Okafor to Lost.' }));

    expect(column('New').getByText('Harriet Okafor')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('A colleague moved Harriet Okafor to Lost.');
});

it('accepts a dropped card only in allowed columns', () => {
    open(testBoard(testLead()));
    const card = screen.getByText('Harriet Okafor').closest('li') as HTMLElement;
    const dataTransfer = { effectAllowed: '', setData: vi.fn() };

    fireEvent.dragStart(card, { dataTransfer });
    fireEvent.drop(screen.getByRole('region', { name: 'Barred' }), { dataTransfer });
    expect(put).not.toHaveBeenCalled();

    fireEvent.drop(screen.getByRole('region', { name: 'Contacted' }), { dataTransfer });
    expect(put).toHaveBeenCalledTimes(1);
});

it('asks for the reason when a lead is lost', async () => {
    open(testBoard(testLead()));
    await chooseByKeyboard('Lost');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Too far away');
    await userEvent.click(screen.getByRole('button', { name: 'Mark as lost' }));

    await waitFor(() =>
        expect(put.mock.lastCall?.[1]).toEqual({ from: 'new', status: 'lost', reason: 'Too far away' }),
    );
});

it('shows the move menu only for leads that the viewer may work', () => {
    open(
        testBoard(testLead({ can_work: false }), testLead({ id: 8, full_name: 'Zed Hale', status: 'qualified' })),
        true,
    );

    expect(screen.queryByRole('button', { name: 'Move Harriet Okafor' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move Zed Hale' })).toBeInTheDocument();
});

it('loads more cards of a column', async () => {
    const board = testBoard(testLead()).map((one) =>
        one.status === 'new' ? { ...one, count: 2, next_cursor: 'abc' } : one,
    );
    vi.mocked(requestJson).mockResolvedValue({
        ...board[0],
        cards: [testLead({ id: 9, full_name: 'Imran Byrne' })],
        next_cursor: null,
    });
    open(board);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));

    expect(await column('New').findByText('Imran Byrne')).toBeInTheDocument();
    expect(requestJson).toHaveBeenCalledExactlyOnceWith({
        url: '/clients/leads/board/new?view=board&owner=me&place=abc',
        method: 'get',
    });
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('keeps a card where it was dropped while an earlier move is answered', async () => {
    const [first, second] = [testLead(), testLead({ id: 8, full_name: 'Zed Hale' })];
    const board = (...cards: LeadRow[]) => (
        <LeadBoard board={testBoard(...cards)} query={{ view: 'board' }} canConvert />
    );
    const { rerender } = render(board(first, second));
    const dataTransfer = { effectAllowed: '', setData: vi.fn() };
    for (const name of ['Harriet Okafor', 'Zed Hale']) {
        fireEvent.dragStart(screen.getByText(name).closest('li') as HTMLElement, { dataTransfer });
        fireEvent.drop(screen.getByRole('region', { name: 'Contacted' }), { dataTransfer });
    }
    const firstPut = put.mock.lastCall?.[2];
    rerender(board({ ...first, status: 'contacted' }, second));
    act(() => firstPut?.onFinish?.({} as never));

    expect(column('Contacted').getByText('Harriet Okafor')).toBeInTheDocument();
    expect(column('Contacted').getByText('Zed Hale')).toBeInTheDocument();
    expect(column('New').getByText('0')).toBeInTheDocument();

    // Only the refused card moves back.
    act(() => put.mock.lastCall?.[2]?.onError?.({ status: 'A colleague moved Zed Hale to Lost.' }));
    expect(column('Contacted').getByText('Harriet Okafor')).toBeInTheDocument();
    expect(column('New').getByText('Zed Hale')).toBeInTheDocument();
});

it('keeps a card where it was dropped when the server refuses an earlier move', () => {
    open(testBoard(testLead(), testLead({ id: 8, full_name: 'Zed Hale' })));
    const dataTransfer = { effectAllowed: '', setData: vi.fn() };
    for (const name of ['Harriet Okafor', 'Zed Hale']) {
        fireEvent.dragStart(screen.getByText(name).closest('li') as HTMLElement, { dataTransfer });
        fireEvent.drop(screen.getByRole('region', { name: 'Contacted' }), { dataTransfer });
    }
    act(() => put.mock.lastCall?.[2]?.onError?.({ status: 'A colleague moved Harriet Okafor to Lost.' }));

    expect(column('New').getByText('Harriet Okafor')).toBeInTheDocument();
    expect(column('Contacted').getByText('Zed Hale')).toBeInTheDocument();
});
