import { useId } from 'react';
import type { ResourceForm } from '@/components/form';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field';
import type { Choice } from '@/types/generated';

interface ScopePickerProps<TData extends { scopes: readonly string[] }> {
    form: ResourceForm<TData>;
    choices: readonly Choice[];
}

/** Scopes of a token or webhook source, each with its label and code. */
export function ScopePicker<TData extends { scopes: readonly string[] }>({ form, choices }: ScopePickerProps<TData>) {
    const errorId = useId();
    const { scopes } = form.data;
    const error = form.errors.scopes;

    const toggle = (scope: string, isChosen: boolean) => {
        const kept = scopes.filter((other) => other !== scope);
        form.set('scopes', (isChosen ? [...kept, scope] : kept) as TData['scopes']);
    };

    return (
        <fieldset data-field="scopes" aria-describedby={error ? errorId : undefined} className="flex flex-col gap-2">
            <legend className="mb-2 font-medium text-ink">Scopes</legend>
            <div className="grid gap-x-4 gap-y-2.5 sm:grid-cols-2">
                {choices.map(({ value, label }) => (
                    <Checkbox
                        key={value}
                        name="scopes"
                        label={label}
                        description={<code className="text-xs">{value}</code>}
                        aria-invalid={error ? true : undefined}
                        checked={scopes.includes(value)}
                        onChange={(isChosen) => toggle(value, isChosen)}
                    />
                ))}
            </div>
            {error && <FieldError id={errorId}>{error}</FieldError>}
        </fieldset>
    );
}
