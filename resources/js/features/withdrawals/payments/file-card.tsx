import { CopyButton } from '@/components/copy-button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { formatCount, formatMoney } from '@/lib/format';
import type { PaymentBatchDetails, PaymentDownload } from '@/types/generated';

interface FileCardProps {
    batch: PaymentBatchDetails;
    downloads: readonly PaymentDownload[];
}

/** The bank file: control totals, export and downloads. */
export function FileCard({ batch, downloads }: FileCardProps) {
    const isBalanced = batch.debit_cents > 0;

    return (
        <Card className="min-w-0">
            <CardHeader title="Bank file" description={batch.exported_at ? 'Exported' : 'Not exported'} />
            <CardBody className="flex flex-col gap-4">
                <DescriptionList
                    items={[
                        { term: 'Credits', details: formatMoney(batch.credit_cents) },
                        {
                            term: 'Debits',
                            details: isBalanced ? formatMoney(batch.debit_cents) : 'None (the bank debits the total)',
                        },
                        { term: 'Lines', details: formatCount(batch.lines) },
                        { term: 'Created', details: <By who={batch.created_by} at={batch.created_at} /> },
                        {
                            term: 'Exported',
                            details: batch.exported_by && <By who={batch.exported_by} at={batch.exported_at} />,
                        },
                        {
                            term: 'Confirmed',
                            details: batch.confirmed_by && <By who={batch.confirmed_by} at={batch.confirmed_at} />,
                        },
                        { term: 'Bank receipt number', details: batch.bank_receipt },
                        ...(batch.cancelled_by
                            ? [{ term: 'Cancelled', details: <By who={batch.cancelled_by} at={batch.cancelled_at} /> }]
                            : []),
                    ]}
                />
                {batch.sha256 && (
                    <div>
                        <p className="flex items-center justify-between gap-2 text-compact text-muted">
                            SHA-256 checksum
                            <CopyButton text={batch.sha256} label="Copy checksum" />
                        </p>
                        <p className="mt-1 font-mono text-xs break-all">{batch.sha256}</p>
                    </div>
                )}
                {downloads.length > 0 && (
                    <section aria-label="Downloads">
                        <h3 className="text-compact text-muted">Downloads</h3>
                        <ul className="mt-1 flex flex-col gap-2">
                            {downloads.map((download) => (
                                <li key={download.id}>
                                    <By who={download.who} at={download.at} />
                                    <span className="block text-compact text-muted wrap-anywhere">
                                        {download.reason ?? 'First export'}
                                    </span>
                                </li>
                            ))}
                        </ul>
                    </section>
                )}
            </CardBody>
        </Card>
    );
}

function By({ who, at }: { who: string; at: string | null }) {
    return (
        <span className="block">
            {who}
            {at && (
                <span className="block text-compact text-muted">
                    <DateTime value={at} />
                </span>
            )}
        </span>
    );
}
