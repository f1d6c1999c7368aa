import { useId } from 'react';
import { Form, FormActions, FormField, InputField, type ResourceForm, SelectField } from '@/components/form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { LEAD_FIELD_LABELS as LABELS } from '@/features/leads/lead-fields';
import { toOptions } from '@/lib/options';
import type { LeadFormChoices, LeadForm as LeadFormData } from '@/types/generated';

interface LeadFormProps {
    form: ResourceForm<LeadFormData>;
    choices: LeadFormChoices;
    /** The form's name for screen readers. */
    label: string;
    submitVerb: string;
    onCancel: () => void;
    className?: string;
}

export function LeadForm({ form, choices, label, submitVerb, onCancel, className }: LeadFormProps) {
    const sources = useId();

    return (
        <Form form={form} label={label} labels={LABELS} {...(className && { className })}>
            {form.errors.version && (
                <div data-field="version">
                    <Banner tone="warn">{form.errors.version}</Banner>
                </div>
            )}
            <div className="grid gap-x-4 gap-y-5 sm:grid-cols-6">
                <InputField form={form} name="first_name" required autoFocus className={HALF} />
                <InputField form={form} name="last_name" required className={HALF} />
                <InputField
                    form={form}
                    name="mobile_e164"
                    type="tel"
                    help="For example 0491 570 156. Enter a mobile number or an email address."
                    className={HALF}
                />
                <InputField form={form} name="email" type="email" className={HALF} />
                <InputField
                    form={form}
                    name="date_of_birth"
                    type="date"
                    help="Required to convert the lead."
                    className={HALF}
                />
                <SelectField
                    form={form}
                    name="company_id"
                    options={toOptions(choices.company_id)}
                    help="Required to convert the lead."
                    className={HALF}
                />
                <InputField form={form} name="address" className="sm:col-span-6" />
                <InputField form={form} name="suburb" className={THIRD} />
                <SelectField form={form} name="state" options={toOptions(choices.state)} className={THIRD} />
                <InputField form={form} name="postcode" inputMode="numeric" maxLength={4} className={THIRD} />
                <FormField form={form} name="source" className={HALF}>
                    <Input
                        name="source"
                        list={sources}
                        maxLength={64}
                        value={form.data.source}
                        onChange={(event) => form.set('source', event.target.value)}
                    />
                </FormField>
                <datalist id={sources}>
                    {choices.sources.map((source) => (
                        <option key={source} value={source} />
                    ))}
                </datalist>
                <SelectField
                    form={form}
                    name="owner_id"
                    options={toOptions(choices.owner_id)}
                    placeholder="No owner"
                    className={HALF}
                />
                <InputField form={form} name="next_action" className="sm:col-span-4" />
                <InputField form={form} name="next_action_due_at" type="date" className={THIRD} />
            </div>
            <FormActions submitVerb={submitVerb}>
                <Button variant="ghost" disabled={form.processing} onClick={onCancel}>
                    Cancel
                </Button>
            </FormActions>
        </Form>
    );
}

const HALF = 'sm:col-span-3';
const THIRD = 'sm:col-span-2';
