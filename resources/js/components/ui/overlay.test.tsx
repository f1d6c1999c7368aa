import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dialog } from '@/components/ui/dialog';
import { Menu, MenuItem } from '@/components/ui/menu';
import { Popover } from '@/components/ui/popover';

const button = () => screen.getByRole('button', { name: 'Open' });

it('opens a menu at the first click and returns the focus to its button', async () => {
    render(
        <Menu trigger={<button type="button">Open</button>}>
            <MenuItem onSelect={vi.fn()}>Edit</MenuItem>
        </Menu>,
    );
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.click(button());

    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
});

it('opens a menu by keyboard with its first item', async () => {
    const edit = vi.fn();
    render(
        <Menu trigger={<button type="button">Open</button>}>
            <MenuItem onSelect={edit}>Edit</MenuItem>
        </Menu>,
    );
    button().focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Edit' });
    await userEvent.keyboard('{Enter}');

    expect(edit).toHaveBeenCalledOnce();
});

it('opens a popover at the first click with the focus in it', async () => {
    render(
        <Popover label="Filter" trigger={<button type="button">Open</button>}>
            <input aria-label="Value" />
        </Popover>,
    );
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button());

    expect(await screen.findByRole('textbox', { name: 'Value' })).toHaveFocus();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
});

it('mounts a dialog when it first opens', () => {
    const { rerender } = render(<Dialog open={false} onClose={vi.fn()} title="Export" />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    rerender(<Dialog open onClose={vi.fn()} title="Export" />);

    expect(screen.getByRole('dialog', { name: 'Export' })).toBeInTheDocument();
});
