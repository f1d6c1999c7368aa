import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem } from '@/components/ui/menu';

const edit = vi.fn();
const remove = vi.fn();

async function openMenu() {
    const user = userEvent.setup();
    render(
        <>
            <Menu trigger={<Button>Actions</Button>}>
                <MenuItem onSelect={edit}>Edit client</MenuItem>
                <MenuItem disabled onSelect={remove}>
                    Delete client
                </MenuItem>
                <MenuItem onSelect={remove}>Message</MenuItem>
            </Menu>
            <button type="button">After</button>
            <p>Elsewhere</p>
        </>,
    );
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    await screen.findByRole('menu');

    return user;
}

function expectClosed() {
    return waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
}

describe('Menu', () => {
    beforeEach(() => vi.clearAllMocks());

    it('closes on Escape and returns the focus', async () => {
        const user = await openMenu();
        await user.keyboard('{Escape}');
        await expectClosed();
        expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
    });

    it('cuts off a long label', async () => {
        await openMenu();
        // On the label: the width of the menu itself is set inline by its anchor.
        expect(screen.getByText('Edit client')).toHaveClass('max-w-80', 'truncate');
    });

    it('closes on Tab', async () => {
        const user = await openMenu();
        await user.tab();
        await expectClosed();
    });

    it('closes on a click outside', async () => {
        const user = await openMenu();
        await user.click(screen.getByText('Elsewhere'));
        await expectClosed();
        expect(edit).not.toHaveBeenCalled();
    });

    it('closes on a selection and runs it once', async () => {
        const user = await openMenu();
        await user.click(screen.getByRole('menuitem', { name: 'Edit client' }));
        await expectClosed();
        expect(edit).toHaveBeenCalledTimes(1);
    });

    it('jumps to the item that starts with the typed letters', async () => {
        const user = await openMenu();
        await user.keyboard('me{Enter}');
        await expectClosed();
        expect(remove).toHaveBeenCalledTimes(1);
    });

    it('does not run a disabled item', async () => {
        const user = await openMenu();
        await user.keyboard('d{Enter}');
        expect(remove).not.toHaveBeenCalled();
    });
});
