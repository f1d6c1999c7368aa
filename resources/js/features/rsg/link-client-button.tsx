import { useState } from 'react';
import { Form, FormActions, FormField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Combobox } from '@/components/ui/combobox';
import { Dialog } from '@/components/ui/dialog';
import type { Option } from '@/components/ui/option-type';
import { lookUpClients } from '@/features/clients/client-lookup';
import { rsg } from '@/routes/generated';
import type { FormSubmissionRow } from '@/types/generated';

/** Links a form to the client who sent it. */
export function LinkClientButton({ form }: { form: FormSubmissionRow }) {
    const [isOpen, setIsOpen] = useState(false);
    const title = form.client === null ? 'Link client' : 'Change client';

    return (
        <>
            <Button size="sm" onClick={() => setIsOpen(true)}>
                {title}
            </Button>
            <Dialog
                open={isOpen}
                onClose={() => setIsOpen(false)}
                title={title}
                description="The due time follows the public holidays of the client’s state."
                size="sm"
            >
                <LinkForm id={form.id} seenClientId={form.client?.id ?? null} onClose={() => setIsOpen(false)} />
            </Dialog>
        </>
    );
}

interface LinkFormProps {
    id: number;
    seenClientId: number | null;
    onClose: () => void;
}

function LinkForm({ id, seenClientId, onClose }: LinkFormProps) {
    const [client, setClient] = useState<Option | null>(null);
    const form = useResourceForm({
        data: { client_id: '' },
        route: rsg.formSubmissionsLink({ submission: id }),
        extra: { seen_client_id: seenClientId },
        onSuccess: onClose,
    });

    return (
        <Form form={form} label="Client" labels={{ client_id: 'Client' }} guarded={false}>
            <FormField form={form} name="client_id" label="Client" required>
                <Combobox
                    value={client}
                    onChange={(option) => {
                        setClient(option);
                        form.set('client_id', option?.value ?? '');
                    }}
                    search={lookUpClients}
                    placeholder="Name or PIN…"
                />
            </FormField>
            <FormActions submitVerb="Link client">
                <Button onClick={onClose}>Cancel</Button>
            </FormActions>
        </Form>
    );
}
