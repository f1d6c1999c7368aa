import { InputField, type ResourceForm, SelectField } from '@/components/form';
import type { BlastFields } from '@/features/messages/blast-form';
import { ChoicePicker } from '@/features/users/choice-picker';
import { toOptions } from '@/lib/options';
import { AustralianStateLabels, type BlastFormPage, type Choice, ClientStatusLabels } from '@/types/generated';

const choice = (value: string, label: string): Choice => ({ value, label, hint: null });

const STATUSES = (['verified', 'active', 'dormant'] as const).map((value) => choice(value, ClientStatusLabels[value]));
const STATES = Object.entries(AustralianStateLabels).map(([value, label]) => choice(value, label));

/** The clients of a blast. A group without ticks means all clients. */
export function AudienceFields({ form, page }: { form: ResourceForm<BlastFields>; page: BlastFormPage }) {
    const groups = [
        { name: 'statuses', legend: 'Status', choices: STATUSES },
        { name: 'companies', legend: 'Company', choices: page.companies },
        { name: 'states', legend: 'State', choices: STATES },
        { name: 'ratings', legend: 'Rating', choices: page.ratings },
    ] as const;

    return (
        <>
            <p className="text-compact text-muted">
                Clients must match every group. Leave a group empty to include all clients.
            </p>
            <div className="grid gap-4 sm:grid-cols-2">
                {groups.map(({ name, legend, choices }) => (
                    <ChoicePicker
                        key={name}
                        legend={legend}
                        choices={choices}
                        value={form.data[name]}
                        onChange={(value) => form.set(name, value)}
                        error={form.errors[name]}
                    />
                ))}
                <SelectField form={form} name="account_manager" placeholder="Any" options={toOptions(page.managers)} />
                <SelectField
                    form={form}
                    name="sales_filter"
                    placeholder="Any"
                    options={toOptions(page.sales_filters)}
                />
                <InputField form={form} name="last_bet_before" type="date" />
                <InputField form={form} name="last_bet_after" type="date" />
            </div>
        </>
    );
}
