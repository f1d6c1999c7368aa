import { Form, SelectField, TextareaField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { clients } from '@/routes/generated';
import { type Choice, type ClientHeader, RsgEventSeverityLabels } from '@/types/generated';

interface EventDialogProps {
    client: ClientHeader;
    kinds: Choice[];
    open: boolean;
    onClose: () => void;
}

const LABELS = { kind: 'Sign of harm', severity: 'Severity', description: 'Description' };
const SEVERITIES = Object.entries(RsgEventSeverityLabels).map(([value, label]) => ({ value, label }));

export function EventDialog({ client, kinds, open, onClose }: EventDialogProps) {
    const form = useResourceForm<{ kind: string; severity: string; description: string }>({
        data: { kind: '', severity: 'medium', description: '' },
        route: clients.rsgEventsStore({ client: client.id }),
        onSuccess: onClose,
        isOnce: true,
    });

    return (
        <Dialog
            open={open}
            onClose={onClose}
            title="New RSG event"
            description="High severity is due within 1 day, medium within 3 days and low within 7 days."
            footer={
                <>
                    <Button onClick={onClose}>Cancel</Button>
                    <Button variant="primary" loading={form.processing} onClick={form.submit}>
                        Create event
                    </Button>
                </>
            }
        >
            <Form form={form} label="RSG event" labels={LABELS}>
                <div className="grid gap-4 sm:grid-cols-2">
                    <SelectField form={form} name="kind" label={LABELS.kind} options={optionsOf(kinds)} required />
                    <SelectField form={form} name="severity" label={LABELS.severity} options={SEVERITIES} required />
                </div>
                <TextareaField
                    form={form}
                    name="description"
                    label={LABELS.description}
                    required
                    maxLength={2000}
                    rows={4}
                />
            </Form>
        </Dialog>
    );
}

function optionsOf(kinds: readonly Choice[]) {
    return kinds.map(({ value, label }) => ({ value, label }));
}
