import { Form, FormActions, InputField, SelectField, useResourceForm } from '@/components/form';
import { Banner } from '@/components/ui/banner';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { AddressEditor, type AddressFields } from '@/features/db-clients/address-editor';
import { PhoneEditor, type PhoneFields } from '@/features/db-clients/phone-editor';
import { dbClients as routes } from '@/routes/generated';
import { ConsentBasisLabels, ConsentBasisValues, type DbClientEditPage } from '@/types/generated';

interface Fields {
    db_list_id: string;
    first_name: string;
    last_name: string;
    date_of_birth: string;
    email: string;
    source: string;
    consent_basis: string;
    phones: readonly PhoneFields[];
    addresses: readonly AddressFields[];
}

const LABELS = {
    db_list_id: 'List',
    first_name: 'First name',
    last_name: 'Last name',
    date_of_birth: 'Date of birth',
    email: 'Email',
    source: 'Source',
    consent_basis: 'Consent',
};

/** The form of a DB client. The server refuses it when a colleague has saved the record in the meantime. */
export function DbClientForm({ page }: { page: DbClientEditPage }) {
    const form = useResourceForm<Fields>({
        data: { ...page.form },
        route: page.id === null ? routes.store() : routes.update({ dbClient: page.id }),
        extra: { version: page.version },
        isOnce: page.id === null,
    });

    return (
        <Form form={form} label={page.id === null ? 'New DB client' : `Edit ${page.full_name}`} labels={LABELS}>
            {form.errors.version && <Banner tone="warn">{form.errors.version}</Banner>}
            <Card>
                <CardHeader title="Person" />
                <CardBody className="grid gap-x-4 gap-y-5 sm:grid-cols-6">
                    <InputField form={form} name="first_name" required className="sm:col-span-3" />
                    <InputField form={form} name="last_name" required className="sm:col-span-3" />
                    <InputField form={form} name="date_of_birth" type="date" className="sm:col-span-2" />
                    <InputField form={form} name="email" type="email" className="sm:col-span-4" />
                    {page.lists.length > 0 && (
                        <SelectField
                            form={form}
                            name="db_list_id"
                            options={page.lists}
                            required
                            className="sm:col-span-6"
                        />
                    )}
                    <InputField
                        form={form}
                        name="source"
                        help="Where we got the person’s details, for example Melbourne Cup stand 2026."
                        className="sm:col-span-3"
                    />
                    <SelectField
                        form={form}
                        name="consent_basis"
                        options={ConsentBasisValues.map((value) => ({ value, label: ConsentBasisLabels[value] }))}
                        required
                        className="sm:col-span-3"
                    />
                </CardBody>
            </Card>
            <Card>
                <CardHeader title="Phone numbers" />
                <CardBody>
                    <PhoneEditor
                        rows={form.data.phones}
                        onChange={(rows) => form.set('phones', rows)}
                        errors={form.errors}
                    />
                </CardBody>
            </Card>
            <Card>
                <CardHeader title="Addresses" description="Address periods can’t overlap." />
                <CardBody>
                    <AddressEditor
                        rows={form.data.addresses}
                        onChange={(rows) => form.set('addresses', rows)}
                        errors={form.errors}
                        states={page.states}
                    />
                </CardBody>
            </Card>
            <FormActions submitVerb="Save DB client">
                <LinkButton
                    href={page.id === null ? routes.index() : routes.show({ dbClient: page.id })}
                    variant="ghost"
                >
                    Cancel
                </LinkButton>
            </FormActions>
        </Form>
    );
}
