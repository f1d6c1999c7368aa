import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
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
