import type { ReactNode } from 'react';
import {
    CheckboxField,
    Form,
    FormActions,
    FormField,
    InputField,
    type ResourceForm,
    SelectField,
} from '@/components/form';
import { PasswordField } from '@/components/password-field';
import { Combobox } from '@/components/ui/combobox';
import { timeZoneOption, timeZoneOptions } from '@/features/user-profile/time-zones';
import { toOptions } from '@/lib/options';
import type { UserFormChoices, UserForm as UserFormData } from '@/types/generated';

/** The account, and the password for a change of the own email. */
export type UserFields = UserFormData & { current_password: string };

interface UserFormProps {
    form: ResourceForm<UserFields>;
    choices: UserFormChoices;
    /** The form's name for screen readers. */
    label: string;
    submitVerb: string;
    /** Users can’t change their own role. */
    canChangeRole?: boolean;
    /** The user changes their own email. */
    needsPassword?: boolean;
    /** Only developers give developer and executive access. */
    canGiveAccess: boolean;
    /** Other buttons. */
    children?: ReactNode;
}

const LABELS = {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    current_password: 'Your password',
    mobile_e164: 'Mobile',
    phone_extension: 'Phone extension',
    role_id: 'Role',
    manager_id: 'Manager',
    timezone: 'Time zone',
    is_developer_staff: 'Developer access',
    is_executive_staff: 'Executive access',
};

export function UserForm(props: UserFormProps) {
    const { form, choices, label, submitVerb, canChangeRole = true, needsPassword = false } = props;
    const { canGiveAccess, children } = props;

    return (
        <Form form={form} label={label} labels={LABELS}>
            <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
                <InputField form={form} name="first_name" maxLength={100} required />
                <InputField form={form} name="last_name" maxLength={100} required />
                <InputField form={form} name="email" type="email" help="Used to sign in." maxLength={255} required />
                {needsPassword && (
                    <PasswordField
                        form={form}
                        name="current_password"
                        autoComplete="current-password"
                        help="Needed to change your own email."
                    />
                )}
                <InputField form={form} name="mobile_e164" type="tel" help="For example 0491 570 156." />
                <InputField
                    form={form}
                    name="phone_extension"
                    help="The phone system reports calls by it."
                    inputMode="numeric"
                    maxLength={16}
                />
                <SelectField
                    form={form}
                    name="role_id"
                    options={toOptions(choices.role_id)}
                    help={canChangeRole ? undefined : 'You can’t change your own role.'}
                    disabled={!canChangeRole}
                    required
                />
                <SelectField
                    form={form}
                    name="manager_id"
                    options={toOptions(choices.manager_id)}
                    help="Colleagues with the same manager are one team."
                    placeholder="No manager"
                />
                <FormField form={form} name="timezone" help="Dates and times use this time zone." required>
                    <Combobox
                        options={timeZoneOptions()}
                        value={timeZoneOption(form.data.timezone)}
                        onChange={(zone) => zone && form.set('timezone', zone.value)}
                    />
                </FormField>
            </div>
            {canGiveAccess && (
                <fieldset className="flex flex-col gap-3">
                    <legend className="mb-2 font-medium">Access beyond the role</legend>
                    <CheckboxField
                        form={form}
                        name="is_developer_staff"
                        label={LABELS.is_developer_staff}
                        help="Developer tools, and changes to accounts of developers and executives."
                    />
                    <CheckboxField
                        form={form}
                        name="is_executive_staff"
                        label={LABELS.is_executive_staff}
                        help="Executive reports. The user can read but not change records."
                    />
                </fieldset>
            )}
            <FormActions submitVerb={submitVerb}>{children}</FormActions>
        </Form>
    );
}
