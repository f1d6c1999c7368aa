import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { AddressEditor, type AddressFields } from './address-editor';
import { PhoneEditor, type PhoneFields } from './phone-editor';

const PHONE: PhoneFields = {
    id: '4',
    number: '0491 570 156',
    source: 'Stand',
    consent_basis: 'unknown',
    consent_on: '',
    evidence: '',
};

function Phones({ errors = {} }: { errors?: Record<string, string> }) {
    const [rows, setRows] = useState<readonly PhoneFields[]>([PHONE]);

    return (
        <>
            <PhoneEditor rows={rows} onChange={setRows} errors={errors} />
            <output>{JSON.stringify(rows)}</output>
        </>
    );
}

const put = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '') as Record<string, string>[];

it('adds and edits a number, and removes another', () => {
    render(<Phones />);
    fireEvent.click(screen.getByText('Add number'));
    const second = within(screen.getByLabelText('Number 2'));
    put(second.getByLabelText('Number'), '0398765432');
    put(second.getByLabelText('Consent'), 'express');
    expect(second.getByLabelText('Evidence')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Remove number 1' }));

    expect(shown()).toEqual([{ ...PHONE, id: '', number: '0398765432', source: '', consent_basis: 'express' }]);
});

it('shows each error at its row', () => {
    render(<Phones errors={{ 'phones.0.number': 'Enter a valid phone number.' }} />);

    expect(within(screen.getByLabelText('Number 1')).getByRole('alert')).toHaveTextContent(
        'Enter a valid phone number.',
    );
});

const OLD: AddressFields = {
    id: '9',
    line: '1 Alma St',
    suburb: 'Fitzroy',
    state: 'VIC',
    postcode: '3065',
    from_on: '2019-01-01',
    to_on: '',
    source: '',
};

function Addresses() {
    const [rows, setRows] = useState<readonly AddressFields[]>([OLD]);

    return (
        <>
            <AddressEditor
                rows={rows}
                onChange={setRows}
                errors={{ 'addresses.1.from_on': 'This overlaps with address 1.' }}
                states={[{ value: 'TAS', label: 'TAS', hint: 'Tasmania' }]}
            />
            <output>{JSON.stringify(rows)}</output>
        </>
    );
}

it('adds an address without changing the others', () => {
    render(<Addresses />);
    fireEvent.click(screen.getByText('Add address'));
    const second = within(screen.getByLabelText('Address 2'));
    put(second.getByLabelText('Suburb'), 'Hobart');
    put(second.getByLabelText('State'), 'TAS');

    expect(second.getByRole('alert')).toHaveTextContent('overlaps');
    expect(shown()[0]).toEqual(OLD);
    expect(shown()[1]).toMatchObject({ id: '', suburb: 'Hobart', state: 'TAS' });
});
