import { Form, InputField, TextareaField, useResourceForm } from '@/components/form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { addMonths, today } from '@/lib/day';
import type { RouteDefinition } from '@/routes/route';

interface EvidenceDialogProps {
    route: RouteDefinition;
    onClose: () => void;
}

const LABELS = { from: 'First day', until: 'Last day', reason: 'Reason' };

/** Asks for the period and the reason of an evidence pack. */
export function EvidenceDialog({ route, onClose }: EvidenceDialogProps) {
    const form = useResourceForm<{ from: string; until: string; reason: string }>({
        data: { from: addMonths(today(), -12), until: today(), reason: '' },
        route,
        onSuccess: onClose,
    });

    return (
        <Dialog
            open
            onClose={onClose}
            title="Request evidence pack"
            description="Paddock builds it in the background. You can leave this page."
            footer={
                <>
                    <Button onClick={onClose}>Cancel</Button>
                    <Button variant="primary" loading={form.processing} onClick={form.submit}>
                        Request evidence pack
                    </Button>
                </>
            }
        >
            <Form form={form} label="Evidence pack" labels={LABELS} guarded={false}>
                <Banner tone="warn">
                    The pack contains unmasked contact details, messages and payments. Your request and each download
                    are recorded.
                </Banner>
                <div className="grid gap-4 sm:grid-cols-2">
                    <InputField form={form} name="from" label={LABELS.from} type="date" required />
                    <InputField form={form} name="until" label={LABELS.until} type="date" required />
                </div>
                <TextareaField
                    form={form}
                    name="reason"
                    label={LABELS.reason}
                    help="For example the regulator’s request and its number."
                    required
                    maxLength={255}
                    rows={2}
                />
            </Form>
        </Dialog>
    );
}
