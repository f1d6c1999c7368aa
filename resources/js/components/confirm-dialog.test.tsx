import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog, useConfirm } from './confirm-dialog';

describe('ConfirmDialog', () => {
    it('asks for a reason and gives it back trimmed', async () => {
        const onConfirm = vi.fn();
        render(
            <ConfirmDialog
                open
                title="Close this account?"
                confirmVerb="Close account"
                danger
                reason={{ label: 'Reason' }}
                onConfirm={onConfirm}
                onClose={vi.fn()}
            />,
        );
        await userEvent.click(await screen.findByRole('button', { name: 'Close account' }));
        expect(onConfirm).not.toHaveBeenCalled();
        expect(screen.getByRole('alert')).toHaveTextContent('Fill in this field.');
        expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();

        await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), ' asked by phone ');
        await userEvent.keyboard('{Control>}{Enter}{/Control}');
        expect(onConfirm).toHaveBeenCalledExactlyOnceWith('asked by phone');
    });

    it('keeps a reason that the server would refuse', async () => {
        const onConfirm = vi.fn();
        render(
            <ConfirmDialog
                open
                title="Lift?"
                confirmVerb="Lift"
                reason={{ label: 'Reason', min: 10 }}
                onConfirm={onConfirm}
                onClose={vi.fn()}
            />,
        );
        const reason = await screen.findByRole('textbox', { name: 'Reason' });
        expect(reason).toHaveAttribute('maxlength', '255');

        await userEvent.type(reason, 'Lapsed');
        await userEvent.click(screen.getByRole('button', { name: 'Lift' }));
        expect(onConfirm).not.toHaveBeenCalled();
        expect(screen.getByRole('alert')).toHaveTextContent('Enter at least 10 characters.');
        expect(reason).toHaveValue('Lapsed');
    });

    it('asks before Escape closes it with a typed reason', async () => {
        const onClose = vi.fn();
        render(
            <ConfirmDialog
                open
                title="Lift?"
                confirmVerb="Lift"
                reason={{ label: 'Reason' }}
                onConfirm={vi.fn()}
                onClose={onClose}
            />,
        );
        await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Lapsed');
        await userEvent.keyboard('{Escape}');
        expect(onClose).not.toHaveBeenCalled();
        await userEvent.click(await screen.findByRole('button', { name: 'Close without saving' }));
        expect(onClose).toHaveBeenCalledOnce();
    });

    it('cannot be answered or closed while the action runs', async () => {
        const onConfirm = vi.fn();
        const onClose = vi.fn();
        render(
            <ConfirmDialog open loading title="Close?" confirmVerb="Close" onConfirm={onConfirm} onClose={onClose} />,
        );
        for (const button of await screen.findAllByRole('button')) {
            await userEvent.click(button, { pointerEventsCheck: 0 });
        }
        await userEvent.keyboard('{Escape}');
        expect(onConfirm).not.toHaveBeenCalled();
        expect(onClose).not.toHaveBeenCalled();
    });
});

function Asker() {
    const { confirm, confirmDialog } = useConfirm();
    const [answer, setAnswer] = useState('');
    const ask = async () => {
        const given = await confirm({ title: 'Assign?', confirmVerb: 'Assign' });
        setAnswer(given === null ? 'no' : 'yes');
    };
    return (
        <>
            <button type="button" onClick={ask}>
                Ask
            </button>
            <output>{answer}</output>
            {confirmDialog}
        </>
    );
}

describe('the first focus', () => {
    const ask = (props: object) =>
        render(
            <ConfirmDialog open title="Sure?" confirmVerb="Do it" onConfirm={vi.fn()} onClose={vi.fn()} {...props} />,
        );

    it('focuses the action when it is harmless', async () => {
        ask({});
        expect(await screen.findByRole('button', { name: 'Do it' })).toHaveFocus();
    });

    it('focuses Cancel when the action is dangerous', async () => {
        ask({ danger: true });
        expect(await screen.findByRole('alertdialog', { name: 'Sure?' })).toBeInTheDocument();
        expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    });

    it('focuses the reason when one is required', async () => {
        ask({ danger: true, reason: { label: 'Reason' } });
        expect(await screen.findByRole('textbox', { name: 'Reason' })).toHaveFocus();
    });
});

describe('useConfirm', () => {
    it('resolves with true or false', async () => {
        render(<Asker />);
        await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
        await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
        expect(await screen.findByText('no')).toBeInTheDocument();

        await userEvent.click(await screen.findByRole('button', { name: 'Ask' }));
        await userEvent.click(await screen.findByRole('button', { name: 'Assign' }));
        expect(await screen.findByText('yes')).toBeInTheDocument();
    });
});
