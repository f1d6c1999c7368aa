import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Tabs } from '@/components/ui/tabs';
import { BankFileLines } from '@/features/deposits/bank-file-lines';
import { BankFileSummary } from '@/features/deposits/bank-file-summary';
import { formatMoney } from '@/lib/format';
import { pluralize } from '@/lib/pluralize';
import { type BankFileCheck, BankFileLayoutLabels, type BankRowOutcome } from '@/types/generated';

interface BankFileResultProps {
    name: string;
    check: BankFileCheck;
    importing: boolean;
    onImport: () => void;
    onRemove: () => void;
}

/** Preview of a file: the outcome of every row, and the import button. */
export function BankFileResult({ name, check, importing, onImport, onRemove }: BankFileResultProps) {
    const [isAsking, setIsAsking] = useState(false);
    const canImport = check.new_rows > 0 || check.imported_before?.is_complete === false;
    const deposits = pluralize(check.new_rows, 'deposit', 'deposits');

    return (
        <Card aria-label={`Preview of ${name}`}>
            <CardHeader title={name} description={describe(check)} />
            <CardBody className="flex flex-col gap-4">
                <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-3">
                    <div className="min-w-full flex-1 md:min-w-96">
                        <BankFileSummary check={check} />
                    </div>
                    <div className="flex flex-wrap justify-end gap-2">
                        <Button variant="ghost" disabled={importing} onClick={onRemove}>
                            Remove file
                        </Button>
                        {canImport && (
                            <Button variant="primary" loading={importing} onClick={() => setIsAsking(true)}>
                                {check.new_rows > 0 ? `Import ${deposits}` : 'Finish import'}
                            </Button>
                        )}
                    </div>
                </div>
                <OutcomeTabs check={check} />
            </CardBody>
            <ConfirmDialog
                open={isAsking}
                title={check.new_rows > 0 ? `Import ${deposits}?` : 'Finish this import?'}
                body={
                    <>
                        <p>
                            {formatMoney(check.new_cents)} is added to pending deposits, and colleagues who handle
                            deposits are notified. Duplicates and rows with errors are skipped.
                        </p>
                        <p className="mt-2">
                            You can’t undo an import. Each deposit must be approved, rejected or returned individually.
                        </p>
                    </>
                }
                confirmVerb="Import deposits"
                onConfirm={() => {
                    setIsAsking(false);
                    onImport();
                }}
                onClose={() => setIsAsking(false)}
            />
        </Card>
    );
}

function describe({ layout, rows, debits }: BankFileCheck): string {
    const parts = [`${BankFileLayoutLabels[layout]} layout`, `${pluralize(rows, 'credit', 'credits')}`];
    if (debits > 0) {
        parts.push(`${pluralize(debits, 'debit', 'debits')} skipped`);
    }

    return parts.join(' · ');
}

function OutcomeTabs({ check }: { check: BankFileCheck }) {
    const tab = (id: BankRowOutcome, label: string, count: number) => ({
        id,
        label,
        count,
        disabled: count === 0,
        content: (
            <BankFileLines label={label} lines={check.lines.filter(({ outcome }) => outcome === id)} count={count} />
        ),
    });
    const tabs = [
        tab('new', 'New', check.new_rows),
        tab('duplicate', 'Duplicates', check.duplicate_rows),
        tab('error', 'Errors', check.error_rows),
    ];
    const [open, setOpen] = useState<BankRowOutcome>(tabs.find(({ count }) => count > 0)?.id ?? 'new');

    return <Tabs label="File rows" tabs={tabs} value={open} onChange={setOpen} />;
}
