import { useState } from 'react';
import type { ListSelection } from '@/components/data-table';
import { FormDialog, InputField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
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
        <FormDialog
            form={form}
            onClose={onClose}
            title={`Renew ${pluralize(selection.ids.length, 'certification', 'certifications')}?`}
            description="Each colleague gets a certification from the day of the training. Your own can’t be included."
            submitVerb="Renew"
            labels={LABELS}
        >
            <InputField form={form} name="issued_on" type="date" required />
        </FormDialog>
    );
}
