import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { FileDropZone } from './file-drop-zone';

const FILE = new File(['a'], 'bank.csv', { type: 'text/csv' });
const DRAGGED = { dataTransfer: { files: [FILE], types: ['Files'], dropEffect: 'none' } };

afterEach(() => vi.restoreAllMocks());

function show(busy = false) {
    const onFiles = vi.fn();
    render(
        <FileDropZone title="Drop a file" label="Bank file" accept=".csv" busy={busy} compact={false} onFiles={onFiles}>
            CSV only.
        </FileDropZone>,
    );

    return { onFiles, zone: screen.getByRole('button', { name: /Drop a file/ }) };
}

it('takes a file that is dropped on it', () => {
    const { onFiles, zone } = show();

    fireEvent.dragOver(zone, DRAGGED);
    fireEvent.drop(zone, DRAGGED);

    expect(onFiles).toHaveBeenCalledExactlyOnceWith([FILE]);
});

it('shows that it would take the file, until the file is dragged away', () => {
    const { zone } = show();
    const before = zone.className;

    fireEvent.dragOver(zone, DRAGGED);
    expect(zone.className).not.toBe(before);

    fireEvent.dragLeave(zone, DRAGGED);
    expect(zone.className).toBe(before);
});

it('opens the chooser by keyboard and takes the same file twice', async () => {
    const { onFiles, zone } = show();
    const input = screen.getByLabelText('Bank file', { selector: 'input' });
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);

    zone.focus();
    await userEvent.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledOnce();

    await userEvent.upload(input, FILE);
    await userEvent.upload(input, FILE);
    expect(onFiles.mock.calls).toEqual([[[FILE]], [[FILE]]]);
});

it('accepts nothing while it is busy', async () => {
    const { onFiles, zone } = show(true);
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);

    fireEvent.drop(zone, DRAGGED);
    await userEvent.click(zone);

    expect(onFiles).not.toHaveBeenCalled();
    expect(opened).not.toHaveBeenCalled();
});

it('stops the browser from opening a file dropped beside it', () => {
    show();
    const missed = createEvent.drop(document.body, DRAGGED);

    fireEvent(document.body, missed);

    expect(missed.defaultPrevented).toBe(true);
});
