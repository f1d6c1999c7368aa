import { useState } from 'react';
import { Form, FormActions, InputField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { clients } from '@/routes/generated';
import type { ImportLine } from '@/types/generated';

interface RowCorrectionProps {
    importId: number;
    line: Pick<ImportLine, 'row_no' | 'cells' | 'messages'>;
}

/** Opens a failed row's cells for correction. */
export function RowCorrection(props: RowCorrectionProps) {
    const [isOpen, setIsOpen] = useState(false);
    const close = () => setIsOpen(false);

    return (
        <span className="mt-1">
            <Button size="sm" onClick={() => setIsOpen(true)}>
                Correct row
            </Button>
            <Dialog
                open={isOpen}
                onClose={close}
                title={`Correct row ${props.line.row_no}`}
                description={props.line.messages.join(' ')}
            >
                <CorrectionForm {...props} onClose={close} />
            </Dialog>
        </span>
    );
}

function CorrectionForm({ importId, line: { row_no, cells }, onClose }: RowCorrectionProps & { onClose: () => void }) {
    const form = useResourceForm<Record<string, string>>({
        data: Object.fromEntries(cells.map(({ field, text }) => [field, text])),
        route: clients.importsCorrect({ import: importId, row: row_no }),
        onSuccess: onClose,
    });
    const wrongFirst = cells.toSorted((one, other) => Number(other.error !== null) - Number(one.error !== null));

    return (
        <Form
            form={form}
            label={`Correct row ${row_no}`}
            labels={Object.fromEntries(cells.map(({ field, label }) => [field, label]))}
        >
            <div className="grid gap-4 sm:grid-cols-2">
                {wrongFirst.map(({ field, label, is_required, error }) => (
                    <InputField
                        key={field}
                        form={form}
                        name={field}
                        label={label}
                        required={is_required}
                        help={error ?? undefined}
                        maxLength={1000}
                        className={error === null ? undefined : 'sm:col-span-2'}
                    />
                ))}
            </div>
            <FormActions submitVerb="Import row">
                <Button onClick={onClose}>Cancel</Button>
            </FormActions>
        </Form>
    );
}
