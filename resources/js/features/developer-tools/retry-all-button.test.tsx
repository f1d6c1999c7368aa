import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RetryAllButton } from '@/features/developer-tools/retry-all-button';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);

it('asks first, names the filters, and sends them', async () => {
    render(<RetryAllButton count={620} queue="blasts" job={'App\\Jobs\\Messages\\SubmitSms'} />);

    await userEvent.click(screen.getByRole('button', { name: 'Retry all' }));
    const dialog = await screen.findByRole('dialog', { name: 'Retry 500 failed jobs?' });
    expect(dialog).toHaveTextContent('Queue: blasts. Job: SubmitSms.');
    expect(dialog).toHaveTextContent('Only the newest 500 are retried at once.');
    expect(visit).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('button', { name: 'Retry jobs' }));
    expect(visit.mock.calls[0]?.[0]).toEqual({
        url: '/horizon/failed-jobs/retry-many?queue=blasts&job=App%5CJobs%5CMessages%5CSubmitSms',
        method: 'post',
    });
});
