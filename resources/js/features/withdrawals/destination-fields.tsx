import { InputField, type ResourceForm, SelectField } from '@/components/form';
import type { Option } from '@/components/ui/option-type';
import { formatMoney } from '@/lib/format';
import { BankAccountStatusLabels, type RequestChoices } from '@/types/generated';

/** An existing or a new bank account. */
export interface Destination {
    bank_account_id: string;
    holder: string;
    bsb: string;
    account_number: string;
    payid: string;
}

export const NO_DESTINATION: Destination = { bank_account_id: '', holder: '', bsb: '', account_number: '', payid: '' };

export const DESTINATION_LABELS = {
    bank_account_id: 'Bank account',
    holder: 'Account name',
    bsb: 'BSB',
    account_number: 'Account number',
    payid: 'PayID',
};

/** Value of the option for a new account. */
const NEW = 'new';

interface DestinationFieldsProps<TData extends Destination> {
    form: ResourceForm<TData>;
    choices: RequestChoices;
}

/** Account fields. The fields of a new account appear once it is selected. */
export function DestinationFields<TData extends Destination>({ form, choices }: DestinationFieldsProps<TData>) {
    // TypeScript can't infer that these fields are fields of every `TData`.
    const fields = form as unknown as ResourceForm<Destination>;
    const isNew = fields.data.bank_account_id === NEW;

    return (
        <>
            <SelectField form={fields} name="bank_account_id" required options={optionsOf(choices)} />
            {isNew && (
                <fieldset className="flex flex-col gap-4 rounded-control border border-line p-4">
                    <legend className="px-1 text-compact text-muted">
                        A new account, which a colleague must verify
                    </legend>
                    <InputField form={fields} name="holder" required maxLength={255} />
                    <div className="grid grid-cols-2 gap-4">
                        <InputField
                            form={fields}
                            name="bsb"
                            placeholder="063-000"
                            inputMode="numeric"
                            autoComplete="off"
                            disabled={fields.data.payid !== ''}
                        />
                        <InputField
                            form={fields}
                            name="account_number"
                            inputMode="numeric"
                            autoComplete="off"
                            disabled={fields.data.payid !== ''}
                        />
                    </div>
                    <InputField
                        form={fields}
                        name="payid"
                        help="An email address, phone number or ABN instead of a BSB and account number."
                        autoComplete="off"
                        disabled={fields.data.bsb !== '' || fields.data.account_number !== ''}
                    />
                </fieldset>
            )}
        </>
    );
}

function optionsOf({ accounts }: RequestChoices): Option[] {
    const known = accounts.map(({ id, account, holder, status }) => ({
        value: String(id),
        label: `${account} · ${holder}`,
        description: BankAccountStatusLabels[status],
        disabled: status === 'blocked',
    }));

    return [...known, { value: NEW, label: 'New account…' }];
}

/** The available balance, as help text of the amount. */
export function balanceHelp({ balance_cents }: RequestChoices): string {
    return `${formatMoney(Math.max(0, balance_cents))} available.`;
}
