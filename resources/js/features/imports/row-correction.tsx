import { useState } from 'react';
import { Form, FormActions, InputField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { clients } from '@/routes/generated';
import type { ImportLine } from '@/types/generated';

type FailedLine = Pick<ImportLine, 'row_no' | 'cells' | 'messages'>;

interface RowCorrectionProps {
    importId: number;
    /** The failed row, or null while the dialog is closed. */
    line: FailedLine | null;
    onClose: () => void;
}

/** Corrects a failed row's cells. The page opens it, because the list replaces its rows when a phone is turned. */
export function RowCorrection({ importId, line, onClose }: RowCorrectionProps) {
    // Keeps the form visible while the dialog fades out.
    const [shown, setShown] = useState(line);
    if (line !== null && line !== shown) {
        setShown(line);
    }

    return (
        <Dialog
            open={line !== null}
            onClose={onClose}
            title={`Correct row ${shown?.row_no ?? ''}`}
            description={shown?.messages.join(' ')}
        >
            {shown && <CorrectionForm key={shown.row_no} importId={importId} line={shown} onClose={onClose} />}
        </Dialog>
    );
}

function CorrectionForm({ importId, line: { row_no, cells }, onClose }: RowCorrectionProps & { line: FailedLine }) {
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
