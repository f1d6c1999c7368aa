import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { reloadPage } from '@/lib/full-load';
import ErrorScreen from '@/Pages/Error';
import { showPage } from '@/testing/inertia';

beforeEach(() => showPage({ user: null }));

it.each([
    [400, 'We couldn’t read this request'],
    [403, 'You can’t open this page'],
    [404, 'Page not found'],
    [405, 'This action isn’t available here'],
    [419, 'This page has expired'],
    [429, 'Too many requests'],
    [500, 'Something went wrong'],
    [503, 'Paddock is unavailable'],
])('explains %i and links to the dashboard', (status, title) => {
    render(<ErrorScreen status={status} retry_after={null} withheld={null} />);

    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(document.title).toBe(title);
    expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/');
});

it('shows how long to wait and offers a retry', async () => {
    render(<ErrorScreen status={429} retry_after={45} withheld={null} />);
    expect(screen.getByText(/Try again in 45 seconds\./)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reloadPage).toHaveBeenCalledTimes(1);
});

it('offers no retry when it would not help', () => {
    render(<ErrorScreen status={403} retry_after={null} withheld={null} />);

    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('says which certification is missing and links to it', () => {
    render(<ErrorScreen status={403} retry_after={null} withheld="This needs a valid certification “RSG”." />);

    expect(screen.getByRole('heading', { name: 'You need a valid certification' })).toBeVisible();
    expect(screen.getByText('This needs a valid certification “RSG”.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Renew certification' })).toHaveAttribute(
        'href',
        '/user-profile/edit?tab=certifications',
    );
});
