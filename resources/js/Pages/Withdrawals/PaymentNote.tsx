import { PrinterIcon } from '@heroicons/react/24/outline';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { ExclusionBanner } from '@/features/withdrawals/exclusion-banner';
import { PaymentNoteForm } from '@/features/withdrawals/payments/payment-note-form';
import { PaymentSummary } from '@/features/withdrawals/payments/payment-summary';
import { RequestAgain } from '@/features/withdrawals/payments/request-again';
import { PageHeader } from '@/layouts/page-header';
import { withdrawals } from '@/routes/generated';
import type { PaymentNotePage } from '@/types/generated';

export default function PaymentNote(note: PaymentNotePage) {
    return (
        <>
            <PageHeader
                breadcrumbs={[
                    { title: 'Withdrawals', href: withdrawals.index() },
                    { title: `Payment note for ${note.reference}` },
                ]}
                title="Payment note"
                actions={
                    <Button icon={PrinterIcon} className="no-print" onClick={() => window.print()}>
                        Print note
                    </Button>
                }
            />
            {note.status === 'failed' && (
                <div className="no-print w-full max-w-6xl px-4 pt-4 sm:px-6">
                    <RequestAgain note={note} />
                </div>
            )}
            {note.warnings.length > 0 && (
                <div className="w-full max-w-6xl px-4 pt-4 sm:px-6">
                    <ExclusionBanner warnings={note.warnings} acknowledgedBy="sender" />
                </div>
            )}
            <div className="grid w-full max-w-6xl items-start gap-4 p-4 sm:p-6 lg:grid-cols-2 print:block">
                {note.can_edit && (
                    <Card className="no-print min-w-0">
                        <CardHeader
                            title="Notes"
                            description="Statement text for the client and a note for colleagues"
                        />
                        <CardBody>
                            <PaymentNoteForm key={note.id} note={note} />
                        </CardBody>
                    </Card>
                )}
                <PaymentSummary note={note} />
            </div>
        </>
    );
}
