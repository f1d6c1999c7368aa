import type { ComponentProps, ReactNode } from 'react';
import { readDollars } from '@/lib/amount';
import { formatMoney } from '@/lib/format';
import { InputField } from './fields';
import type { ResourceForm } from './use-resource-form';

interface AmountFieldProps<TData extends { amount: string }> {
    form: ResourceForm<TData>;
    label: string;
    help?: ReactNode;
    required?: boolean;
}

/** The compiler does not see that a field every `TData` has is one of its fields. */
type AmountName<TData extends object> = ComponentProps<typeof InputField<TData>>['name'];

/** Dollars, with what is understood of them while they are typed: a comma in the wrong place is seen before it is sent. */
export function AmountField<TData extends { amount: string }>({
    form,
    label,
    help,
    required = true,
}: AmountFieldProps<TData>) {
    const understood = understoodText(form.data.amount);

    return (
        <InputField
            form={form}
            name={'amount' as AmountName<TData>}
            label={label}
            help={
                understood === null ? (
                    help
                ) : (
                    <>
                        {understood} <span>{help}</span>
                    </>
                )
            }
            required={required}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
        />
    );
}

/** `null` while nothing is typed. */
function understoodText(typed: string): string | null {
    if (typed.trim() === '') {
        return null;
    }
    const cents = readDollars(typed);

    return cents === null ? 'Not an amount yet: write it as 250 or 1,250.50.' : `That is ${formatMoney(cents)}.`;
}
