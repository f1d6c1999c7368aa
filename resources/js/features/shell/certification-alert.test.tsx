import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import CertificationAlert from '@/features/shell/certification-alert';
import type { PendingCertification } from '@/types/generated';

const long = 'x'.repeat(151);
const conduct = { id: 1, certification_type: { title: 'Conduct', description: 'Renewed each year.' }, withheld: [] };
const laundering = { id: 2, certification_type: { title: 'Money laundering', description: long }, withheld: [] };

async function open(...certifications: PendingCertification[]) {
    render(<CertificationAlert certifications={certifications} />);
    await userEvent.click(screen.getByRole('button'));
    await screen.findByRole('dialog', { name: 'Pending certifications' });
}

it('lists every certification with at most 150 characters of its description, and links to the profile', async () => {
    await open(conduct, laundering);

    expect(screen.getByRole('button', { name: /Certifications pending/ })).toBeVisible();
    expect(screen.getByText('Conduct')).toBeVisible();
    expect(screen.getByText('Renewed each year.')).toBeVisible();
    expect(screen.getByText('Money laundering')).toBeVisible();
    expect(screen.getByText(`${'x'.repeat(150)}…`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View my certifications' })).toHaveAttribute(
        'href',
        '/user-profile/edit?tab=certifications',
    );
});

it('says which work is withheld until a certification is renewed', async () => {
    await open({ ...conduct, withheld: ['Decides payments', 'RSG'] }, laundering);

    expect(screen.getByRole('button', { name: /Work withheld/ })).toBeVisible();
    expect(screen.getByText('Withheld until you renew it: Decides payments, RSG')).toBeVisible();
});

it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a click outside', () => userEvent.click(document.body)],
])('closes on %s', async (_, close) => {
    await open(conduct);
    await close();

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
