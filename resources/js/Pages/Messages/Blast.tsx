import { ListTable } from '@/components/data-table';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { CountedProgress } from '@/components/ui/progress-bar';
import { BlastActions } from '@/features/messages/blast-actions';
import { BlastBanner } from '@/features/messages/blast-banner';
import { RECIPIENT_COLUMNS } from '@/features/messages/blast-columns';
import { BlastStatus } from '@/features/messages/blast-status';
import { useReloadWhile } from '@/hooks/use-reload-while';
import { PageHeader } from '@/layouts/page-header';
import { formatCount } from '@/lib/format';
import { messages } from '@/routes/generated';
import { type BlastDetails, BlastKindLabels, BlastRefusalLabels, SmsStatusLabels } from '@/types/generated';
import { blastRecipientList } from '@/types/generated/lists';

const MOVING_PROPS = Object.keys({
    blast: 0,
    segments: 0,
    example: 0,
    reasons: 0,
    results: 0,
    opt_outs: 0,
    waiting: 0,
    is_moving: 0,
    can_approve: 0,
    can_pause: 0,
    can_resume: 0,
    can_cancel: 0,
    recipients: 0,
    meta: 0,
} satisfies Partial<Record<keyof BlastDetails, 0>>);

export default function Blast(details: BlastDetails) {
    const { blast } = details;
    useReloadWhile(details.is_moving, MOVING_PROPS);
    const parent =
        blast.kind === 'excel'
            ? { title: 'Excel blasts', href: messages.excelBlastsIndex() }
            : { title: 'SMS blasts', href: messages.smsBlastsIndex() };
    const total = blast.eligible_rows;

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Message tools' }, parent, { title: blast.name }]}
                title={blast.name}
                badges={<BlastStatus status={blast.status} />}
                notice={`${BlastKindLabels[blast.kind]} by ${blast.author_name}`}
                actions={<BlastActions details={details} />}
            />
            <div className="grid grid-cols-12 items-start gap-4 p-4 sm:px-6">
                <div className="col-span-12 flex flex-col gap-4 xl:col-span-7">
                    <BlastBanner details={details} />
                    {blast.status === 'sending' && (
                        <Card>
                            <CardBody>
                                <CountedProgress label="Sending…" done={total - details.waiting} total={total} />
                            </CardBody>
                        </Card>
                    )}
                    <Card>
                        <CardHeader title="Message" />
                        <CardBody className="flex flex-col gap-4">
                            <p className="break-words whitespace-pre-wrap">{details.body}</p>
                            {details.example !== null && (
                                <div className="flex flex-col gap-1">
                                    <p className="text-compact text-muted">For one of the recipients</p>
                                    <p className="break-words whitespace-pre-wrap">{details.example}</p>
                                </div>
                            )}
                        </CardBody>
                    </Card>
                    <Card>
                        <CardHeader title="Details" />
                        <CardBody>
                            <DescriptionList
                                items={[
                                    { term: 'Audience', details: details.audience },
                                    {
                                        term: 'Send from',
                                        details: blast.send_at ? <DateTime value={blast.send_at} /> : 'Once approved',
                                    },
                                    {
                                        term: 'Send until',
                                        details: <DateTime value={details.send_until} />,
                                    },
                                    { term: 'SMS parts', details: formatCount(details.segments) },
                                    { term: 'Approved by', details: blast.approver_name },
                                    { term: 'Created', details: <DateTime value={blast.created_at} /> },
                                ]}
                            />
                        </CardBody>
                    </Card>
                </div>
                <div className="col-span-12 flex flex-col gap-4 xl:col-span-5">
                    <Card>
                        <CardHeader title="Recipients" />
                        <CountList
                            label="Recipients"
                            rows={[
                                ['Can get it', details.waiting],
                                ['Messages', blast.queued_rows],
                                ['Skipped', blast.suppressed_rows],
                                ['Opted out since', details.opt_outs],
                            ]}
                        />
                    </Card>
                    {details.results.length > 0 && (
                        <Card>
                            <CardHeader title="Messages" />
                            <CountList
                                label="Messages by status"
                                rows={details.results.map(({ status, count }) => [SmsStatusLabels[status], count])}
                            />
                        </Card>
                    )}
                    {details.reasons.length > 0 && (
                        <Card>
                            <CardHeader title="Why clients were skipped" />
                            <CountList
                                label="Reasons"
                                rows={details.reasons.map(({ refusal, count }) => [BlastRefusalLabels[refusal], count])}
                            />
                        </Card>
                    )}
                    {details.skipped.length > 0 && (
                        <Card>
                            <CardHeader title="Rows without a client" />
                            <ul aria-label="Rows without a client" className="max-h-60 overflow-y-auto px-4 py-2">
                                {details.skipped.map(({ row, reason }) => (
                                    <li key={row} className="text-compact">
                                        Row {row}: {reason}
                                    </li>
                                ))}
                            </ul>
                        </Card>
                    )}
                </div>
                <div className="col-span-12 flex h-[36rem] flex-col">
                    <ListTable
                        list={blastRecipientList}
                        rows={details.recipients}
                        meta={details.meta}
                        columns={RECIPIENT_COLUMNS}
                        rowLabel={({ client_name }) => client_name}
                        emptyHint="Clients appear here while they are checked."
                    />
                </div>
            </div>
        </>
    );
}

function CountList({ label, rows }: { label: string; rows: ReadonlyArray<readonly [string, number]> }) {
    return (
        <ul aria-label={label}>
            {rows.map(([name, count]) => (
                <li key={name} className="flex justify-between gap-3 border-b border-line px-4 py-3 last:border-0">
                    <span>{name}</span>
                    <span className="font-medium tabular">{formatCount(count)}</span>
                </li>
            ))}
        </ul>
    );
}
