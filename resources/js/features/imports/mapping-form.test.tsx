import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showPage } from '@/testing/inertia';
import { MappingForm } from './mapping-form';
import { testImport, testSettings } from './test-import';

beforeEach(() => showPage({}));
afterEach(() => vi.restoreAllMocks());

it('preselects the guessed columns, shows sample values, and sends the mapping', async () => {
    const visit = vi.spyOn(router, 'put').mockImplementation(() => undefined);
    const user = userEvent.setup();
    render(<MappingForm details={testImport({ mapping: { first_name: 0 } })} settings={testSettings()} />);

    expect(screen.getByLabelText(/^Column for First name/)).toHaveValue('0');
    expect(screen.getByText('Ann · Bo')).toBeVisible();
    await user.selectOptions(screen.getByLabelText(/^Column for Last name/), 'Name B');
    await user.selectOptions(screen.getByLabelText(/^Company when/), 'Genweb');
    await user.click(screen.getByRole('radio', { name: 'Create and update' }));
    await user.click(screen.getByRole('checkbox', { name: 'Empty cells clear the field' }));
    await user.click(screen.getByRole('button', { name: 'Check file' }));

    expect(visit).toHaveBeenCalledExactlyOnceWith(
        '/clients/imports/5/check',
        expect.objectContaining({
            column_first_name: '0',
            column_last_name: '1',
            column_email: '',
            default_company_id: '1',
            mode: 'upsert',
            blank_clears: true,
            needs_check: false,
        }),
        expect.anything(),
    );
});

it('shows only the options of the mode and kind, and explains how people are matched', async () => {
    render(<MappingForm details={testImport({ kind: 'leads' })} settings={testSettings()} />);

    expect(screen.queryByRole('checkbox', { name: /New Account check/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /clear the field/ })).not.toBeInTheDocument();
    expect(screen.getByText(/^Existing people are found/)).toHaveTextContent('A lead needs a mobile or an email.');
});

it('requires no first and last name beside a column with the full name', () => {
    const { rerender } = render(<MappingForm details={testImport()} settings={testSettings()} />);
    const required = () => screen.getAllByText('· required');
    const firstName = () => screen.getByLabelText(/^Column for First name/);
    expect(firstName()).toBeRequired();
    expect(required()).toHaveLength(3);

    const details = testImport({ id: 6, mapping: { full_name: 0 } });
    rerender(<MappingForm key={details.id} details={details} settings={testSettings()} />);
    expect(required()).toHaveLength(1);
    expect(firstName()).not.toBeRequired();
});
