import { useResourceForm } from '@/components/form';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { PhoneLink } from '@/components/ui/phone-link';
import { timeZoneOption } from '@/features/user-profile/time-zones';
import { UserForm } from '@/features/users/user-form';
import { users as routes } from '@/routes/generated';
import type { UserDetails, UserEditPage } from '@/types/generated';

/** The account's details, as a form for those who may change them. */
export function AccountCard({ page }: { page: UserEditPage }) {
    const { user } = page;

    return (
        <Card>
            <CardHeader title="Details" {...(user.edit_refusal && { description: user.edit_refusal })} />
            <CardBody>{user.can_edit ? <EditForm page={page} /> : <Details user={user} />}</CardBody>
        </Card>
    );
}

function EditForm({ page: { user, form: data, choices } }: { page: UserEditPage }) {
    const form = useResourceForm({
        data: { ...data, current_password: '' },
        route: routes.update({ user: user.id }),
        extra: { version: user.version },
    });
    const isOwn = !user.can_change_role;

    return (
        <UserForm
            form={form}
            choices={choices}
            label={`Edit ${user.full_name}`}
            submitVerb="Save user"
            canChangeRole={!isOwn}
            needsPassword={isOwn && form.data.email.trim().toLowerCase() !== data.email}
            canGiveAccess={user.can_give_access}
        />
    );
}

function Details({ user }: { user: UserDetails }) {
    return (
        <DescriptionList
            items={[
                { term: 'Name', details: user.full_name },
                { term: 'Email', details: user.email },
                { term: 'Mobile', details: user.mobile && <PhoneLink number={user.mobile} /> },
                { term: 'Phone extension', details: user.phone_extension },
                { term: 'Role', details: user.role_title },
                { term: 'Manager', details: user.manager_name },
                { term: 'Time zone', details: timeZoneOption(user.timezone).label },
            ]}
        />
    );
}
