import type { ComponentProps, ReactNode } from 'react';
import { readDollars } from '@/lib/amount';
import { formatMoney } from '@/lib/format';
import { InputField } from './fields';
import type { ResourceForm } from './use-resource-form';

interface AmountFieldProps<TData extends { amount: string }> {
    form: ResourceForm<TData>;
    label?: string | undefined;
    help?: ReactNode;
    required?: boolean;
}

/** TypeScript can't infer that `amount` is a field of every `TData`. */
type AmountName<TData extends object> = ComponentProps<typeof InputField<TData>>['name'];

/** Dollar amount. Shows the parsed amount while typing, so that a misplaced comma is noticed before saving. */
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

/** `null` while the field is empty. */
function understoodText(typed: string): string | null {
    if (typed.trim() === '') {
        return null;
    }
    const cents = readDollars(typed);

    return cents === null ? 'Enter an amount such as 250 or 1,250.50.' : `Amount: ${formatMoney(cents)}.`;
}
