import { PrinterIcon } from '@heroicons/react/24/outline';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { AskAgain } from '@/features/withdrawals/payments/ask-again';
import { PaymentNoteForm } from '@/features/withdrawals/payments/payment-note-form';
import { PaymentSlip } from '@/features/withdrawals/payments/payment-slip';
import { StandsAgainst } from '@/features/withdrawals/stands-against';
import { PageHeader } from '@/layouts/page-header';
import { withdrawals } from '@/routes/generated';
import type { PaymentNotePage } from '@/types/generated';

export default function PaymentNote(note: PaymentNotePage) {
    return (
        <>
            <PageHeader
                breadcrumbs={[
                    { title: 'Withdrawals', href: withdrawals.index() },
                    { title: `Payment note of ${note.reference}` },
                ]}
                title="Payment note"
                actions={
                    <Button icon={PrinterIcon} className="no-print" onClick={() => window.print()}>
                        Print
                    </Button>
                }
            />
            {note.status === 'failed' && (
                <div className="no-print w-full max-w-6xl px-4 pt-4 sm:px-6">
                    <AskAgain note={note} />
                </div>
            )}
            {note.warnings.length > 0 && (
                <div className="w-full max-w-6xl px-4 pt-4 sm:px-6">
                    <StandsAgainst warnings={note.warnings} whoever="sends it" />
                </div>
            )}
            <div className="grid w-full max-w-6xl items-start gap-4 p-4 sm:p-6 lg:grid-cols-2 print:block">
                {note.can_edit && (
                    <Card className="no-print min-w-0">
                        <CardHeader
                            title="What is said of it"
                            description="To the client on the statement, and among colleagues."
                        />
                        <CardBody>
                            <PaymentNoteForm key={note.id} note={note} />
                        </CardBody>
                    </Card>
                )}
                <PaymentSlip note={note} />
            </div>
        </>
    );
}
