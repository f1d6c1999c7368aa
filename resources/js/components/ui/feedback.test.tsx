import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Pagination } from '@/components/ui/pagination';
import { Popover } from '@/components/ui/popover';
import { CountedProgress, ProgressBar } from '@/components/ui/progress-bar';
import { Tabs } from '@/components/ui/tabs';
import { Toast, ToastRegion } from '@/components/ui/toast';
import { Tooltip } from '@/components/ui/tooltip';
import { placeBeside } from '@/components/ui/tooltip-position';

describe('Toast', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    function renderToast(onClose: () => void) {
        render(
            <ToastRegion>
                <Toast tone="ok" title="Success" onClose={onClose}>
                    Note saved.
                </Toast>
            </ToastRegion>,
        );
    }

    it('closes automatically after 1.5 s', () => {
        const close = vi.fn();
        renderToast(close);
        act(() => vi.advanceTimersByTime(1499));
        expect(close).not.toHaveBeenCalled();
        act(() => vi.advanceTimersByTime(1));
        expect(close).toHaveBeenCalledTimes(1);
    });

    it('stays open while the pointer is on it', () => {
        const close = vi.fn();
        renderToast(close);
        fireEvent.pointerMove(screen.getByRole('listitem'));
        act(() => vi.advanceTimersByTime(5000));
        expect(close).not.toHaveBeenCalled();
        fireEvent.pointerLeave(screen.getByRole('listitem'));
        act(() => vi.advanceTimersByTime(1500));
        expect(close).toHaveBeenCalledTimes(1);
    });

    it('stays open while it has the focus and a pointer crosses it', () => {
        const close = vi.fn();
        renderToast(close);
        act(() => screen.getByRole('button', { name: 'Close' }).focus());
        fireEvent.pointerMove(screen.getByRole('listitem'));
        fireEvent.pointerLeave(screen.getByRole('listitem'));
        act(() => vi.advanceTimersByTime(5000));
        expect(close).not.toHaveBeenCalled();
        act(() => screen.getByRole('button', { name: 'Close' }).blur());
        act(() => vi.advanceTimersByTime(1500));
        expect(close).toHaveBeenCalledTimes(1);
    });

    it('closes when it appears under a pointer that does not move', () => {
        const close = vi.fn();
        renderToast(close);
        fireEvent.pointerEnter(screen.getByRole('listitem'));
        act(() => vi.advanceTimersByTime(1500));
        expect(close).toHaveBeenCalledTimes(1);
    });

    it('closes by its close button', () => {
        const close = vi.fn();
        renderToast(close);
        fireEvent.click(screen.getByRole('button', { name: 'Close' }));
        expect(close).toHaveBeenCalledTimes(1);
    });
});

describe('Banner', () => {
    it('is an alert only for errors and can be closed', async () => {
        const user = userEvent.setup();
        const close = vi.fn();
        render(
            <>
                <Banner tone="danger">Not paid.</Banner>
                <Banner tone="ok" onClose={close}>
                    Saved.
                </Banner>
            </>,
        );
        expect(screen.getByRole('alert')).toHaveTextContent('Not paid.');
        expect(screen.getByRole('status')).toHaveTextContent('Saved.');
        await user.click(screen.getByRole('button', { name: 'Close' }));
        expect(close).toHaveBeenCalledTimes(1);
    });
});

it.each(['Banner', 'Toast'])('%s wraps a long name without spaces', (part) => {
    const name = 'statement_2026-11-30_reviewed.csv';
    render(
        part === 'Banner' ? (
            <Banner tone="ok" title={name} />
        ) : (
            <Toast tone="ok" title={name} onClose={() => undefined} />
        ),
    );
    expect(screen.getByText(name).parentElement).toHaveClass('break-words');
});

describe('Tooltip', () => {
    it('shows on focus, describes the control, and hides on Escape', async () => {
        const user = userEvent.setup();
        render(
            <Tooltip text="For staff only">
                <button type="button">Notes</button>
            </Tooltip>,
        );
        await user.tab();
        expect(await screen.findByRole('tooltip')).toHaveTextContent('For staff only');
        expect(screen.getByRole('button')).toHaveAccessibleDescription('For staff only');
        await user.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    });

    it('shows on hover and keeps the control’s own handlers', async () => {
        const user = userEvent.setup();
        const enter = vi.fn();
        render(
            <Tooltip text="For staff only">
                <button type="button" onPointerEnter={enter}>
                    Notes
                </button>
            </Tooltip>,
        );
        await user.hover(screen.getByRole('button'));
        expect(await screen.findByRole('tooltip')).toBeInTheDocument();
        expect(enter).toHaveBeenCalled();
        await user.unhover(screen.getByRole('button'));
        await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    });

    it('stays in the window and changes sides when there is no room', () => {
        const screenSize = { width: 400, height: 300 };
        const bubble = { width: 100, height: 20 };
        expect(placeBeside({ left: 150, top: 100, width: 50, height: 20 }, bubble, 'top', screenSize)).toEqual({
            left: 125,
            top: 74,
        });
        expect(placeBeside({ left: 0, top: 4, width: 20, height: 20 }, bubble, 'top', screenSize)).toEqual({
            left: 8,
            top: 30,
        });
        expect(placeBeside({ left: 380, top: 280, width: 20, height: 20 }, bubble, 'bottom', screenSize)).toEqual({
            left: 292,
            top: 254,
        });
        expect(placeBeside({ left: 380, top: 100, width: 20, height: 20 }, bubble, 'right', screenSize)).toEqual({
            left: 274,
            top: 100,
        });
    });
});

describe('Popover', () => {
    it.each(['{Escape}', 'outside'])('closes by %s', async (way) => {
        const user = userEvent.setup();
        render(
            <>
                <Popover label="Certification" trigger={<Button>Open</Button>}>
                    <p>Renew it.</p>
                </Popover>
                <p>Elsewhere</p>
            </>,
        );
        await user.click(screen.getByRole('button', { name: 'Open' }));
        expect(await screen.findByRole('dialog', { name: 'Certification' })).toBeInTheDocument();
        await (way === 'outside' ? user.click(screen.getByText('Elsewhere')) : user.keyboard(way));
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
});

describe('Tabs', () => {
    it('support arrow keys and skip disabled tabs', async () => {
        const user = userEvent.setup();
        const change = vi.fn();
        render(
            <Tabs
                label="Client"
                onChange={change}
                tabs={[
                    { id: 'notes', label: 'Notes', content: 'All notes' },
                    { id: 'bets', label: 'Bets', content: 'All bets' },
                    { id: 'rsg', label: 'RSG', content: 'RSG', disabled: true },
                ]}
            />,
        );
        await user.click(screen.getByRole('tab', { name: 'Notes' }));
        await user.keyboard('{ArrowRight}');
        expect(screen.getByRole('tab', { name: 'Bets' })).toHaveAttribute('aria-selected', 'true');
        expect(screen.getByRole('tabpanel')).toHaveTextContent('All bets');
        await user.click(screen.getByRole('tab', { name: 'RSG' }));
        expect(change.mock.calls).toEqual([['bets']]);
    });
});

describe('Pagination', () => {
    it.each([
        [{ count: 2318 }, '12 of 2,318 shown'],
        [{ count: 10_000, countIsCapped: true }, '12 of 10,000+ shown'],
        [{ count: null }, '12 shown'],
    ])('formats %o as %s', (counts, text) => {
        render(<Pagination shown={12} {...counts} onPrevious={null} onNext={null} />);
        expect(screen.getByText(text)).toBeInTheDocument();
    });

    it('enables only the buttons with a page', async () => {
        const user = userEvent.setup();
        const next = vi.fn();
        render(<Pagination shown={50} onPrevious={null} onNext={next} />);
        expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
        await user.click(screen.getByRole('button', { name: 'Next' }));
        expect(next).toHaveBeenCalledTimes(1);
    });
});

describe('Progress', () => {
    it('shows its label and limits the value to the maximum, even for a total of 0', () => {
        const { rerender } = render(<ProgressBar label="12 of 10 rows written" value={12} max={10} />);
        expect(screen.getByRole('progressbar', { name: '12 of 10 rows written' })).toHaveAttribute('value', '10');
        rerender(<CountedProgress label="Checking…" done={0} total={0} />);
        expect(screen.getByRole('progressbar', { name: 'Checking…' })).toHaveAttribute('max', '1');
        expect(screen.getByText('0 of 0')).toBeInTheDocument();
    });
});
