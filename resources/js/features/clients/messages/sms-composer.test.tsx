import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SmsComposer } from '@/features/clients/messages/sms-composer';
import { showPage } from '@/testing/inertia';
import type { MessageComposer } from '@/types/generated';

const COMPOSER: MessageComposer = {
    may_send: true,
    block: null,
    to: '+61491570006',
    templates: [{ id: 2, name: 'Welcome', subject: null, body: 'Hi Mei', refusal: null }],
};

function show(changes: Partial<MessageComposer> = {}) {
    showPage({});
    render(
        <SmsComposer
            clientId={5}
            composer={{ ...COMPOSER, ...changes }}
            unread={[
                { conversation_id: 3, count: 1, last_message_id: 41 },
                { conversation_id: 4, count: 2, last_message_id: 29 },
            ]}
            draft=""
            onSent={() => undefined}
            onType={() => undefined}
        />,
    );
}

afterEach(() => vi.restoreAllMocks());

it('counts the segments and allows up to six', async () => {
    show();
    const box = screen.getByRole('textbox', { name: /^Message to 0491/ });
    expect(screen.getByRole('button', { name: 'Send SMS' })).toBeDisabled();

    await userEvent.click(box);
    await userEvent.paste('a'.repeat(161));
    expect(screen.getByText('2 SMS · 145 left')).toBeInTheDocument();

    await userEvent.paste('ж'.repeat(400));
    expect(screen.getByText(/with special characters · maximum 6/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send SMS' })).toBeDisabled();
});

it('inserts a template and sends it with its reference and the newest unread message', async () => {
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    show();

    await userEvent.click(screen.getByRole('button', { name: 'Templates' }));
    await userEvent.click(await screen.findByRole('button', { name: /Welcome/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Send SMS' }));

    expect(visit).toHaveBeenCalledWith(
        '/clients/5/messages',
        expect.objectContaining({
            data: {
                body: 'Hi Mei',
                template_id: '2',
                reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
                read_up_to: 41,
            },
        }),
    );
});

it('shows why the client can’t be messaged, without a text box', () => {
    show({ block: 'This client has opted out of SMS.' });
    expect(screen.getByText('This client has opted out of SMS.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
