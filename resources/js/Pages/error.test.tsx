import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { reloadPage } from '@/lib/full-load';
import ErrorScreen from '@/Pages/Error';
import { showPage } from '@/testing/inertia';

beforeEach(() => showPage({ user: null }));

it.each([
    [400, 'This address cannot be read'],
    [403, 'You may not open this'],
    [404, 'There is nothing here'],
    [405, 'This cannot be done here'],
    [419, 'The page was open for too long'],
    [429, 'That was too much at once'],
    [500, 'Something went wrong on our side'],
    [503, 'Back in a minute'],
])('explains %i and leads home', (status, title) => {
    render(<ErrorScreen status={status} retry_after={null} />);

    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(document.title).toBe(title);
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/');
});

it('says how long to wait, and tries again', async () => {
    render(<ErrorScreen status={429} retry_after={45} />);
    expect(screen.getByText(/Try again in 45 seconds\./)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reloadPage).toHaveBeenCalledTimes(1);
});

it('has nothing to try again where that would not help', () => {
    render(<ErrorScreen status={403} retry_after={null} />);

    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
