import { useResourceForm } from '@/components/form';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { UserForm } from '@/features/users/user-form';
import { PageHeader } from '@/layouts/page-header';
import { users as routes } from '@/routes/generated';
import type { UserCreatePage } from '@/types/generated';

export default function Create({ form: data, choices, invitation_days, can_give_access }: UserCreatePage) {
    const form = useResourceForm({ data: { ...data, current_password: '' }, route: routes.store() });

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Users', href: routes.index() }, { title: 'Invite' }]}
                title="Invite user"
            />
            <div className="max-w-3xl p-4 sm:px-6">
                <Card>
                    <CardHeader
                        title="New user"
                        description={`Paddock emails a link to choose a password. It works once, for ${invitation_days} days.`}
                    />
                    <CardBody>
                        <UserForm
                            form={form}
                            choices={choices}
                            label="New user"
                            submitVerb="Send invitation"
                            canGiveAccess={can_give_access}
                        >
                            <LinkButton variant="ghost" href={routes.index()}>
                                Cancel
                            </LinkButton>
                        </UserForm>
                    </CardBody>
                </Card>
            </div>
        </>
    );
}
