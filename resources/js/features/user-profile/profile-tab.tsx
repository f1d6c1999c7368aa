import { Form, FormActions, FormField, InputField, useResourceForm } from '@/components/form';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Combobox } from '@/components/ui/combobox';
import { DescriptionList } from '@/components/ui/description-list';
import { PhotoCard } from '@/features/user-profile/photo-card';
import { timeZoneOption, timeZoneOptions } from '@/features/user-profile/time-zones';
import { userProfile } from '@/routes/generated';
import type { ProfileData } from '@/types/generated';

export function ProfileTab({ profile }: { profile: ProfileData }) {
    return (
        <>
            <PhotoCard fullName={profile.full_name} photo={profile.photo} url={userProfile.photoStore().url} />
            <PersonalDetailsCard profile={profile} />
        </>
    );
}

function PersonalDetailsCard({ profile }: { profile: ProfileData }) {
    const { version, first_name, last_name, timezone } = profile;
    const form = useResourceForm({
        data: { first_name, last_name, timezone },
        route: userProfile.update(),
        extra: { version },
    });

    return (
        <Card>
            <CardHeader title="Personal details" />
            <CardBody className="flex flex-col gap-5">
                <DescriptionList
                    items={[
                        { term: 'Email', details: profile.email },
                        { term: 'Role', details: profile.role_title },
                    ]}
                />
                <Form form={form} label="Personal details">
                    <div className="grid gap-4 sm:grid-cols-2">
                        <InputField
                            form={form}
                            name="first_name"
                            label="First name"
                            autoComplete="given-name"
                            required
                        />
                        <InputField
                            form={form}
                            name="last_name"
                            label="Last name"
                            autoComplete="family-name"
                            required
                        />
                    </div>
                    <FormField
                        form={form}
                        name="timezone"
                        label="Time zone"
                        help="All dates and times use this time zone."
                        required
                    >
                        <Combobox
                            options={timeZoneOptions()}
                            value={timeZoneOption(form.data.timezone)}
                            onChange={(zone) => zone && form.set('timezone', zone.value)}
                        />
                    </FormField>
                    <FormActions submitVerb="Save details" />
                </Form>
            </CardBody>
        </Card>
    );
}
