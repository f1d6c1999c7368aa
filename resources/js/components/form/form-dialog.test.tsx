import { router } from '@inertiajs/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '@/components/ui/button';
import { FormDialog, InputField, useResourceForm } from '.';

function Subject({ saved }: { saved: string }) {
    const [open, setOpen] = useState(false);
    const form = useResourceForm({
        data: { title: saved, note: '' },
        route: { url: '/roles/3', method: 'put' },
        onSuccess: () => setOpen(false),
    });

    return (
        <>
            <Button onClick={() => setOpen(true)}>Open</Button>
            <FormDialog
                form={form}
                open={open}
                onClose={() => setOpen(false)}
                title="Edit role"
                submitVerb="Save role"
                labels={{ title: 'Title', note: 'Note' }}
            >
                <InputField form={form} name="title" required />
                <InputField form={form} name="note" required />
            </FormDialog>
        </>
    );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
const title = () => screen.findByRole('textbox', { name: 'Title' });

afterEach(() => vi.restoreAllMocks());

it('opens with the value that a colleague saved while it was closed', async () => {
    const { rerender } = render(<Subject saved="Trader" />);
    rerender(<Subject saved="Senior trader" />);

    await open();

    expect(await title()).toHaveValue('Senior trader');
    expect(screen.queryByText(/Changed by a colleague/)).not.toBeInTheDocument();
});

it('forgets what was typed when it closes', async () => {
    render(<Subject saved="Trader" />);
    await open();
    await userEvent.type(await title(), ' of the week');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    await open();

    expect(await title()).toHaveValue('Trader');
});

it('submits the form by the button below it', async () => {
    const put = vi.spyOn(router, 'put').mockImplementation(() => undefined);
    render(<Subject saved="Trader" />);
    await open();

    await title();
    await userEvent.click(screen.getByRole('button', { name: 'Save role' }));

    expect(put).toHaveBeenCalledOnce();
});

describe('a dialog with unsaved changes', () => {
    it.each([
        ['Escape', () => userEvent.keyboard('{Escape}')],
        ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ])('asks before %s closes it', async (_way, close) => {
        render(<Subject saved="Trader" />);
        await open();
        await userEvent.type(await title(), ' of the week');
        await close();
        await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));

        expect(await title()).toHaveValue('Trader of the week');
    });

    it('closes when the user confirms', async () => {
        render(<Subject saved="Trader" />);
        await open();
        await userEvent.type(await title(), ' of the week');
        await userEvent.keyboard('{Escape}');
        await userEvent.click(await screen.findByRole('button', { name: 'Close without saving' }));

        await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
    });
});

it('closes a dialog without changes at once', async () => {
    render(<Subject saved="Trader" />);
    await open();
    await title();
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
