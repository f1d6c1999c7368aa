import { PageLink } from '@/components/page-link';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { ClientLink } from '@/features/withdrawals/payments/client-link';
import { formatMoney } from '@/lib/format';
import { withdrawals } from '@/routes/generated';
import { PaymentChannelLabels, type PaymentNotePage, WithdrawalStatusLabels } from '@/types/generated';

/** Printable summary of a payment. */
export function PaymentSummary({ note }: { note: PaymentNotePage }) {
    return (
        <Card className="min-w-0 print:border-0">
            <CardHeader title={`Payment ${note.reference}`} description={WithdrawalStatusLabels[note.status]} />
            <CardBody>
                <DescriptionList
                    items={[
                        {
                            term: 'Client',
                            details: (
                                <>
                                    <ClientLink id={note.client_id} name={note.client_name} />{' '}
                                    <span className="text-muted tabular">PIN {note.client_pin}</span>
                                </>
                            ),
                        },
                        {
                            term: 'Amount',
                            details: (
                                <span className="text-title font-strong tabular">{formatMoney(note.amount_cents)}</span>
                            ),
                        },
                        { term: 'Account', details: <Destination note={note} /> },
                        { term: 'Statement text', details: <span className="font-mono">{note.statement_text}</span> },
                        { term: 'Payment method', details: <PaymentMethod note={note} /> },
                        {
                            term: 'Requested',
                            details: <By who={note.requested_by ?? 'The client'} at={note.requested_at} />,
                        },
                        { term: 'Checked by', details: note.checked_by },
                        { term: 'Approved by', details: note.approved_by },
                        { term: 'Paid', details: note.paid_at && <DateTime value={note.paid_at} /> },
                        { term: 'Bank reference', details: note.bank_reference },
                        {
                            term: 'Note',
                            details: note.payment_note && (
                                <span className="whitespace-pre-wrap">{note.payment_note}</span>
                            ),
                        },
                        {
                            term: 'Note saved',
                            details: note.saved_at && <By who={note.saved_by ?? 'a colleague'} at={note.saved_at} />,
                        },
                    ]}
                />
            </CardBody>
        </Card>
    );
}

function Destination({ note }: { note: PaymentNotePage }) {
    return note.destination === null ? (
        'No account yet'
    ) : (
        <>
            <span className="block tabular">{note.destination}</span>
            <span className="text-compact text-muted">{note.holder}</span>
        </>
    );
}

function PaymentMethod({ note }: { note: PaymentNotePage }) {
    return note.batch_id === null ? (
        PaymentChannelLabels[note.channel]
    ) : (
        <PageLink href={withdrawals.batchesShow({ batch: note.batch_id })} className="text-accent hover:underline">
            Batch {note.batch_number}
        </PageLink>
    );
}

function By({ who, at }: { who: string; at: string }) {
    return (
        <>
            {who}, <DateTime value={at} />
        </>
    );
}
