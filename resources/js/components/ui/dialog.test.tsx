import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Drawer } from '@/components/ui/drawer';
import { Input } from '@/components/ui/input';

function Subject({ as: Part, role }: { as: typeof Dialog | typeof Drawer; role?: 'alertdialog' }) {
    const [open, setOpen] = useState(false);

    return (
        <>
            <Button onClick={() => setOpen(true)}>Open</Button>
            <Part
                open={open}
                onClose={() => setOpen(false)}
                title="Add note"
                description="Everyone reads it."
                footer={<Button>Save</Button>}
                {...(role && { role })}
            >
                <Input aria-label="Note" />
            </Part>
        </>
    );
}

function SmallSubject() {
    const [open, setOpen] = useState(false);
    const close = () => setOpen(false);

    return (
        <>
            <Button onClick={() => setOpen(true)}>Reject deposit</Button>
            <Dialog
                open={open}
                onClose={close}
                title="Reject?"
                role="alertdialog"
                footer={<Button onClick={close}>Back</Button>}
            />
        </>
    );
}

describe.each([
    ['Dialog', Dialog],
    ['Drawer', Drawer],
] as const)('%s', (_name, Part) => {
    it('has a name and a description and focuses its first control', async () => {
        const user = userEvent.setup();
        render(<Subject as={Part} />);
        await user.click(screen.getByRole('button', { name: 'Open' }));
        const dialog = await screen.findByRole('dialog', { name: 'Add note' });
        expect(dialog).toHaveAccessibleDescription('Everyone reads it.');
        await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus());
    });

    it('keeps the focus inside on Tab', async () => {
        const user = userEvent.setup();
        render(<Subject as={Part} />);
        await user.click(screen.getByRole('button', { name: 'Open' }));
        const dialog = await screen.findByRole('dialog');
        for (let presses = 0; presses < 6; presses++) {
            await user.tab();
            expect(dialog).toContainElement(document.activeElement as HTMLElement);
        }
    });

    it.each([
        ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
        ['its close button', (user) => user.click(screen.getByRole('button', { name: 'Close' }))],
    ])('closes by %s and returns the focus', async (_way, close) => {
        const user = userEvent.setup();
        render(<Subject as={Part} />);
        await user.click(screen.getByRole('button', { name: 'Open' }));
        await screen.findByRole('dialog');
        await close(user);
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
    });
});

describe('alert dialog', () => {
    it('has no close button', async () => {
        const user = userEvent.setup();
        render(<Subject as={Dialog} role="alertdialog" />);
        await user.click(screen.getByRole('button', { name: 'Open' }));
        await screen.findByRole('alertdialog', { name: 'Add note' });
        expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    });
});

describe('a dialog above a drawer', () => {
    it.each(['{Escape}', '{Enter}'])('returns the focus to its button in the drawer on %s', async (key) => {
        const user = userEvent.setup();
        render(
            <Drawer open onClose={() => undefined} title="Deposit">
                <a href="/clients/1/edit">Giulia Bogdanovic</a>
                <SmallSubject />
                <Input aria-label="Note" />
            </Drawer>,
        );
        await user.click(await screen.findByRole('button', { name: 'Reject deposit' }));
        await waitFor(() => expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus());
        await user.keyboard(key);
        await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
        await waitFor(() => expect(screen.getByRole('button', { name: 'Reject deposit' })).toHaveFocus());
        // The drawer, which is on top again, doesn't start from its first control.
        await user.tab();
        expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
    });
});

const NoActions = () => null;

it('hides a footer whose actions render nothing', () => {
    render(<Drawer open onClose={() => undefined} title="Deposit" footer={<NoActions />} />);

    const foot = document.querySelector('[data-dialog-foot]');
    expect(foot).toBeEmptyDOMElement();
    expect(foot).toHaveClass('empty:hidden');
});
