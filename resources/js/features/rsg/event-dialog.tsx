import { useState } from 'react';
import { Form, FormActions, SelectField, TextareaField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Combobox } from '@/components/ui/combobox';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import type { Option } from '@/components/ui/option-type';
import { lookUpClients } from '@/features/clients/client-lookup';
import { optionsOf } from '@/lib/options';
import { clients } from '@/routes/generated';
import { RsgEventKindLabels, RsgEventSeverityLabels } from '@/types/generated';

interface EventDialogProps {
    /** The client of the event. Without it, the user finds one. */
    client?: { id: number };
    open: boolean;
    onClose: () => void;
}

const LABELS = { kind: 'Sign of harm', severity: 'Severity', description: 'Description' };

/** Opens an RSG event for a client. */
export function EventDialog({ client, open, onClose }: EventDialogProps) {
    return (
        <Dialog
            open={open}
            onClose={onClose}
            title="New RSG event"
            description="The severity sets the due time. The risk schedule guide says how long each one has."
        >
            {client ? <EventForm clientId={client.id} onClose={onClose} /> : <ClientChoice onClose={onClose} />}
        </Dialog>
    );
}

// Mounted with the dialog, so that it is empty each time it opens.
function ClientChoice({ onClose }: { onClose: () => void }) {
    const [client, setClient] = useState<Option | null>(null);

    return (
        <div className="flex flex-col gap-4">
            <Field label="Client" required>
                <Combobox value={client} onChange={setClient} search={lookUpClients} placeholder="Name or PIN…" />
            </Field>
            {client ? (
                <EventForm key={client.value} clientId={Number(client.value)} onClose={onClose} />
            ) : (
                <Button className="self-end" onClick={onClose}>
                    Cancel
                </Button>
            )}
        </div>
    );
}

function EventForm({ clientId, onClose }: { clientId: number; onClose: () => void }) {
    const form = useResourceForm({
        data: { kind: '', severity: 'medium', description: '' },
        route: clients.rsgEventsStore({ client: clientId }),
        onSuccess: onClose,
        isOnce: true,
    });

    return (
        <Form form={form} label="RSG event" labels={LABELS}>
            <div className="grid gap-4 sm:grid-cols-2">
                <SelectField
                    form={form}
                    name="kind"
                    label={LABELS.kind}
                    options={optionsOf(RsgEventKindLabels)}
                    required
                />
                <SelectField
                    form={form}
                    name="severity"
                    label={LABELS.severity}
                    options={optionsOf(RsgEventSeverityLabels)}
                    required
                />
            </div>
            <TextareaField
                form={form}
                name="description"
                label={LABELS.description}
                required
                maxLength={2000}
                rows={4}
            />
            <FormActions submitVerb="Open event">
                <Button onClick={onClose}>Cancel</Button>
            </FormActions>
        </Form>
    );
}
