import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LogEntryRow } from '@/features/developer-tools/log-entry-row';
import type { LogEntry } from '@/types/generated';

function show(changes: Partial<LogEntry>): void {
    render(
        <ul>
            <LogEntryRow
                entry={{
                    offset: 0,
                    logged_at: '2026-11-20T03:05:09Z',
                    level: 'error',
                    message: 'The job failed',
                    text: null,
                    ...changes,
                }}
            />
        </ul>,
    );
}

it('shows the time with seconds in the user’s zone, and the level', () => {
    show({});

    expect(screen.getByText('20 Nov 2026, 14:05:09')).toBeInTheDocument();
    expect(screen.getByText('Error')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('folds the stack trace under the first line', async () => {
    show({ text: 'The job failed\n#0 {main}' });
    expect(screen.queryByText(/#0 \{main\}/)).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: /The job failed/, expanded: false }));

    expect(screen.getByText(/#0 \{main\}/)).toBeInTheDocument();
});

it('shows a plain line without time and level', () => {
    show({ logged_at: null, level: null, message: 'PHP started' });

    expect(screen.getByRole('listitem')).toHaveTextContent(/^PHP started$/);
});
