import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { RecordViewers } from '@/features/clients/record-viewers';
import { type RecordViewer, usePresenceStore } from '@/realtime/presence';
import { setConnectionState } from '@/stores/connection-store';

const NAMES = ['Omar Haddad', 'Siobhan Keane', 'Hugo Lindgren', 'Dana Whitford', 'Priya Raman'];
const others = (count: number): RecordViewer[] =>
    NAMES.slice(0, count).map((full_name, index) => ({ id: 20 + index, full_name, photo: null }));
const present = (...viewers: RecordViewer[]) =>
    act(() => usePresenceStore.setState({ viewers: new Map([['client.5', viewers]]) }));

beforeEach(() => {
    setConnectionState('connected');
    usePresenceStore.setState({ viewers: new Map() });
    render(<RecordViewers clientId={5} />);
});

it('shows nothing without other viewers', () => {
    present();

    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('names the other viewers', () => {
    present(...others(2));

    expect(screen.getByRole('status')).toHaveTextContent('Also viewing: Omar Haddad, Siobhan Keane');
    expect(screen.getByRole('button')).toHaveAccessibleName('Also viewing: Omar Haddad, Siobhan Keane');
    expect(screen.getByRole('button')).toHaveTextContent('OHSK');
});

it('stacks three avatars, counts the rest and lists all viewers in a popover', async () => {
    present(...others(5));
    expect(screen.getByRole('button')).toHaveTextContent('OHSKHL+2');

    await act(async () => void fireEvent.click(screen.getByRole('button')));
    const list = within(screen.getByRole('dialog', { name: 'Also viewing' }));
    expect(list.getAllByRole('listitem').map((item) => item.lastElementChild?.textContent)).toEqual(NAMES);
});

it.each([
    ['connecting', 1],
    ['unavailable', 0],
    ['disconnected', 0],
] as const)('while the connection is %s, shows %i viewers', (state, count) => {
    present(...others(1));
    act(() => setConnectionState(state));

    expect(screen.queryAllByRole('button')).toHaveLength(count);
});
