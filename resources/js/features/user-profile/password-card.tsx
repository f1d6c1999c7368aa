import { Form, FormActions, useResourceForm } from '@/components/form';
import { PasswordField } from '@/components/password-field';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { userProfile } from '@/routes/generated';

interface PasswordCardProps {
    changedAt: string | null;
    minLength: number;
}

export function PasswordCard({ changedAt, minLength }: PasswordCardProps) {
    const form = useResourceForm({
        data: { current_password: '', password: '', password_confirmation: '' },
        route: userProfile.password(),
    });

    return (
        <Card>
            <CardHeader
                title="Password"
                description={
                    changedAt ? (
                        <>
                            Last changed <DateTime value={changedAt} />
                        </>
                    ) : (
                        'Never changed'
                    )
                }
            />
            <CardBody>
                <Form form={form} label="Change password" className="max-w-sm">
                    <PasswordField
                        form={form}
                        name="current_password"
                        label="Current password"
                        autoComplete="current-password"
                    />
                    <PasswordField
                        form={form}
                        name="password"
                        label="New password"
                        autoComplete="new-password"
                        help={`At least ${minLength} characters. You’ll be signed out everywhere else, and every device needs a code again.`}
                    />
                    <PasswordField
                        form={form}
                        name="password_confirmation"
                        label="Confirm new password"
                        autoComplete="new-password"
                    />
                    <FormActions submitVerb="Change password" />
                </Form>
            </CardBody>
        </Card>
    );
}
