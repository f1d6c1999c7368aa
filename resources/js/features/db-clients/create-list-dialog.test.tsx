import { router } from '@inertiajs/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { CreateListDialog } from '@/features/db-clients/create-list-dialog';
import { showPage } from '@/testing/inertia';

function Subject() {
    const [isOpen, setIsOpen] = useState(true);
    const selection = { ids: ['4'], allMatching: false, query: {}, clear: () => undefined };

    return (
        <>
            <button type="button" onClick={() => setIsOpen(true)}>
                Open
            </button>
            <CreateListDialog
                total={2}
                open={isOpen}
                onClose={() => setIsOpen(false)}
                selection={selection}
                people={[]}
            />
        </>
    );
}

it('opens empty and without the errors of the last time', async () => {
    showPage({});
    const post = vi.spyOn(router, 'post').mockImplementation(() => undefined);
    render(<Subject />);
    await userEvent.type(await screen.findByLabelText(/Name/), 'Cup');
    await userEvent.click(screen.getByRole('button', { name: 'Create list' }));
    act(() => post.mock.lastCall?.[2]?.onError?.({ assignee_id: 'Choose an assignee.' }));
    expect(screen.getByText('Choose an assignee.')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
    expect(await screen.findByLabelText(/Name/)).toHaveValue('');
    expect(screen.queryByText('Choose an assignee.')).not.toBeInTheDocument();
});
