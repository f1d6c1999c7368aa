import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SessionDialog } from '@/features/users/training-dialogs';
import { showPage } from '@/testing/inertia';

it('asks before the description of a training is lost', async () => {
    showPage({});
    const onClose = vi.fn();
    render(<SessionDialog session={null} types={[]} onClose={onClose} />);
    await userEvent.type(await screen.findByLabelText(/Description/), 'Two hours with the RSG officers');
    await userEvent.keyboard('{Escape}');

    expect(await screen.findByText('Close without saving?')).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
});
