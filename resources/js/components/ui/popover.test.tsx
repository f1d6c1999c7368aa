import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '@/components/ui/button';
import { Popover } from '@/components/ui/popover';
import { outsideAct } from '@/testing/outside-act';

const openRow = vi.fn();

beforeEach(() => openRow.mockClear());

async function openPopover() {
    const user = userEvent.setup();
    render(
        <>
            <button type="button">Before</button>
            <Popover label="Filter" trigger={<Button>Open</Button>}>
                {(close) => (
                    <>
                        <input aria-label="Value" />
                        <button type="button" disabled>
                            Clear
                        </button>
                        <button type="button" onClick={close}>
                            Done
                        </button>
                    </>
                )}
            </Popover>
            <button type="button" onClick={openRow}>
                After
            </button>
            <p>Elsewhere</p>
        </>,
    );
    await user.click(button('Open'));
    await screen.findByRole('dialog', { name: 'Filter' });

    return user;
}

const button = (name: string) => screen.getByRole('button', { name });
const panel = () => screen.queryByRole('dialog', { name: 'Filter' });

describe('Popover', () => {
    it('names its panel on the open button', async () => {
        await openPopover();

        expect(button('Open')).toHaveAttribute('aria-expanded', 'true');
        expect(button('Open')).toHaveAttribute('aria-controls', panel()?.id);
    });

    it('returns the focus when its content closes it', async () => {
        const user = await openPopover();
        await user.click(button('Done'));

        expect(panel()).not.toBeInTheDocument();
        expect(button('Open')).toHaveFocus();
    });

    it('closes on Escape and returns the focus', async () => {
        const user = await openPopover();
        await user.keyboard('{Escape}');

        expect(panel()).not.toBeInTheDocument();
        expect(button('Open')).toHaveFocus();
        expect(button('Open')).toHaveAttribute('aria-expanded', 'false');
    });

    it('closes from its content and by its button', async () => {
        const user = await openPopover();
        await user.click(button('Done'));
        expect(panel()).not.toBeInTheDocument();

        await user.click(button('Open'));
        expect(panel()).toBeInTheDocument();
        await user.click(button('Open'));
        expect(panel()).not.toBeInTheDocument();
    });

    it('is between its button and the next control in the tab order', async () => {
        const user = await openPopover();
        expect(screen.getByRole('textbox', { name: 'Value' })).toHaveFocus();
        await user.tab({ shift: true });
        expect(button('Open')).toHaveFocus();
        await user.tab();
        expect(screen.getByRole('textbox', { name: 'Value' })).toHaveFocus();
        await user.tab();
        expect(button('Done')).toHaveFocus();
        await user.tab();

        expect(button('After')).toHaveFocus();
        expect(panel()).not.toBeInTheDocument();
    });

    it('closes when the focus moves to an earlier control', async () => {
        const user = await openPopover();
        await user.tab({ shift: true });
        await user.tab({ shift: true });

        expect(button('Before')).toHaveFocus();
        expect(panel()).not.toBeInTheDocument();
    });

    it('returns the focus when a click outside closes it', async () => {
        const onClick = vi.fn((event: MouseEvent) => event.defaultPrevented);
        document.addEventListener('click', onClick);
        const user = await openPopover();
        onClick.mockClear();
        await user.click(screen.getByText('Elsewhere'));
        document.removeEventListener('click', onClick);

        expect(panel()).not.toBeInTheDocument();
        expect(button('Open')).toHaveFocus();
        // Lists don't open the row below.
        expect(onClick).toHaveReturnedWith(true);
    });

    it('leaves a click on another control to that control', async () => {
        const user = await openPopover();
        await user.click(button('After'));

        expect(panel()).not.toBeInTheDocument();
        expect(openRow).toHaveBeenCalledOnce();
        expect(button('After')).toHaveFocus();
    });
});

it('shows the pressed button in the next frame, and the panel follows', async () => {
    const user = await openPopover();
    await user.keyboard('{Escape}');
    await outsideAct(async () => {
        button('Open').click();
        await Promise.resolve();

        expect(button('Open')).toHaveAttribute('aria-expanded', 'true');
        expect(panel()).not.toBeInTheDocument();
        await vi.waitFor(() => expect(panel()).toBeInTheDocument());
    });
});
