import { Banner } from '@/components/ui/banner';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { CountedProgress } from '@/components/ui/progress-bar';
import { TransferActions } from '@/features/users/transfer/transfer-actions';
import { TransferStatus } from '@/features/users/transfer/transfer-status';
import { useReloadWhile } from '@/hooks/use-reload-while';
import { PageHeader } from '@/layouts/page-header';
import { formatCount } from '@/lib/format';
import { users as routes } from '@/routes/generated';
import { type LegacyTransferDetails as Details, OwnedWorkKindLabels } from '@/types/generated';

export default function LegacyTransferDetails(details: Details) {
    const { transfer, counts, undone_rows, kept_rows, error } = details;
    const title = `${transfer.from_name} to ${transfer.to_name}`;
    const isUndo = transfer.status === 'undoing';
    useReloadWhile(details.is_unfinished, [
        'transfer',
        'undone_rows',
        'kept_rows',
        'error',
        'is_unfinished',
        'can_undo',
        'can_start',
        'can_discard',
    ]);

    return (
        <>
            <PageHeader
                breadcrumbs={[
                    { title: 'Users' },
                    { title: 'Legacy transfer', href: routes.legacyTransferIndex() },
                    { title },
                ]}
                title={title}
                badges={<TransferStatus status={transfer.status} />}
                actions={<TransferActions details={details} />}
            />
            <div className="grid grid-cols-12 items-start gap-4 p-4 sm:px-6">
                <div className="col-span-12 flex flex-col gap-4 xl:col-span-7">
                    {transfer.status === 'draft' && (
                        <Banner tone={details.needs_second_approver ? 'warn' : 'info'} title="Nothing has moved yet">
                            {details.needs_second_approver
                                ? `${transfer.creator_name} would move more than 200 records in a day. A colleague must start this transfer.`
                                : 'Check the counts below, then start the transfer.'}
                        </Banner>
                    )}
                    {error !== null && (
                        <Banner tone="danger" title="The transfer stopped">
                            {error}
                        </Banner>
                    )}
                    {transfer.status === 'undone' && (
                        <Banner tone="info" title="This transfer was undone">
                            {formatCount(undone_rows)} moved back
                            {kept_rows > 0 && `, ${formatCount(kept_rows)} kept because of later changes`}.
                        </Banner>
                    )}
                    {details.is_unfinished && (
                        <Card>
                            <CardBody>
                                <CountedProgress
                                    label={isUndo ? 'Moving back…' : 'Moving…'}
                                    done={isUndo ? undone_rows + kept_rows : transfer.moved_rows}
                                    total={isUndo ? transfer.moved_rows : transfer.total_rows}
                                />
                            </CardBody>
                        </Card>
                    )}
                    <Card>
                        <CardHeader title={transfer.status === 'draft' ? 'What would move' : 'Records'} />
                        <ul aria-label="Records by kind">
                            {counts.map(({ kind, total, samples }) => (
                                <li key={kind} className="border-b border-line px-4 py-3 last:border-0">
                                    <div className="flex justify-between gap-3">
                                        <span>{OwnedWorkKindLabels[kind]}</span>
                                        <span className="font-medium tabular">{formatCount(total)}</span>
                                    </div>
                                    {samples.length > 0 && (
                                        <p className="text-compact text-muted">
                                            {samples.join(', ')}
                                            {total > samples.length &&
                                                ` and ${formatCount(total - samples.length)} more`}
                                        </p>
                                    )}
                                </li>
                            ))}
                        </ul>
                    </Card>
                </div>
                <Card className="col-span-12 xl:col-span-5">
                    <CardHeader title="Details" />
                    <CardBody>
                        <DescriptionList
                            items={[
                                { term: 'Reason', details: transfer.reason },
                                { term: 'Filter', details: details.filter || 'None' },
                                { term: 'Created by', details: transfer.creator_name },
                                { term: 'Created', details: <DateTime value={transfer.created_at} /> },
                                { term: 'Started by', details: details.approver_name },
                                {
                                    term: 'Moved',
                                    details: `${formatCount(transfer.moved_rows)} of ${formatCount(transfer.total_rows)}`,
                                },
                            ]}
                        />
                    </CardBody>
                </Card>
            </div>
        </>
    );
}
