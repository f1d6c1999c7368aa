import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import CertificationAlert from '@/features/shell/certification-alert';

const long = 'x'.repeat(151);
const certifications = [
    { id: 1, certification_type: { title: 'Responsible conduct', description: 'Renewed each year.' } },
    { id: 2, certification_type: { title: 'Anti-money laundering', description: long } },
];

beforeEach(async () => {
    render(<CertificationAlert certifications={certifications} />);
    await userEvent.click(screen.getByRole('button', { name: /Certifications pending/ }));
    await screen.findByRole('dialog', { name: 'Pending certifications' });
});

it('lists every certification with its description', () => {
    expect(screen.getByText('Responsible conduct')).toBeVisible();
    expect(screen.getByText('Renewed each year.')).toBeVisible();
    expect(screen.getByText('Anti-money laundering')).toBeVisible();
});

it('truncates descriptions at 150 characters', () => {
    expect(screen.getByText(`${'x'.repeat(150)}…`)).toBeVisible();
    expect(screen.queryByText(long)).not.toBeInTheDocument();
});

it('links to the certifications of the profile', () => {
    expect(screen.getByRole('link', { name: 'View my certifications' })).toHaveAttribute(
        'href',
        '/user-profile/edit?tab=certifications',
    );
});

it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a click outside', () => userEvent.click(document.body)],
])('closes on %s', async (_, close) => {
    await close();

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
