import { useState } from 'react';
import type { ListSelection } from '@/components/data-table';
import { Form, FormActions, InputField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { today } from '@/lib/day';
import { pluralize } from '@/lib/pluralize';
import { users } from '@/routes/generated';

const LABELS = { issued_on: 'Day of the training', ids: 'Certifications' };

/** Renews the ticked certifications after a joint training. */
export function RenewButton({ selection }: { selection: ListSelection }) {
    const [isOpen, setIsOpen] = useState(false);

    return (
        <>
            <Button size="sm" variant="primary" onClick={() => setIsOpen(true)}>
                Renew
            </Button>
            {isOpen && <RenewDialog selection={selection} onClose={() => setIsOpen(false)} />}
        </>
    );
}

function RenewDialog({ selection, onClose }: { selection: ListSelection; onClose: () => void }) {
    const form = useResourceForm<{ ids: readonly string[]; issued_on: string }>({
        data: { ids: selection.ids, issued_on: today() },
        route: users.certificationsRenew(),
        onSuccess: () => {
            selection.clear();
            onClose();
        },
    });

    return (
        <Dialog
            open
            onClose={onClose}
            title={`Renew ${pluralize(selection.ids.length, 'certification', 'certifications')}?`}
            description="Each colleague gets a certification from the day of the training. Your own can’t be included."
        >
            <Form form={form} label="Renewal" labels={LABELS} guarded={false}>
                <InputField form={form} name="issued_on" label={LABELS.issued_on} type="date" required />
                <FormActions submitVerb="Renew">
                    <Button onClick={onClose}>Cancel</Button>
                </FormActions>
            </Form>
        </Dialog>
    );
}
