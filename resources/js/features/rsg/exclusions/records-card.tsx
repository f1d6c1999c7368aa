import { Link, router } from '@inertiajs/react';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { rsg } from '@/routes/generated';
import {
    type ExclusionCaseDetails,
    type ExclusionRecordRow,
    type ExclusionRecordState,
    ExclusionRecordStateLabels,
} from '@/types/generated';

interface RecordsCardProps {
    exclusion: ExclusionCaseDetails;
    records: ExclusionRecordRow[];
    canWork: boolean;
}

const TONES: Record<ExclusionRecordState, Tone> = {
    excluded: 'danger',
    same: 'danger',
    uncertain: 'warn',
    different: 'neutral',
};

/** The clients, leads and DB clients of the person, and those that a colleague must decide. */
export function RecordsCard({ exclusion, records, canWork }: RecordsCardProps) {
    const open = records.filter(({ state }) => state === 'uncertain').length;

    return (
        <Card>
            <CardHeader
                title="Records of this person"
                badge={open > 0 && <Badge tone="warn">{open} to decide</Badge>}
                description={
                    exclusion.status === 'lifted'
                        ? 'Closed accounts stay closed, and suppressed phone numbers and email addresses stay suppressed.'
                        : 'Frozen in all companies. Their phone numbers and email addresses are on the do-not-contact list.'
                }
            />
            <ul>
                {records.map((record) => (
                    <Row
                        key={record.id}
                        caseId={exclusion.id}
                        record={record}
                        isLifted={exclusion.status === 'lifted'}
                        canWork={canWork}
                    />
                ))}
            </ul>
        </Card>
    );
}

interface RowProps {
    caseId: number;
    record: ExclusionRecordRow;
    isLifted: boolean;
    canWork: boolean;
}

function Row({ caseId, record, isLifted, canWork }: RowProps) {
    const decide = (isSame: boolean) =>
        router.put(
            rsg.exclusionsRecordsUpdate({ case: caseId, record: record.id }).url,
            { is_same: isSame },
            { preserveScroll: true, preserveState: true },
        );
    const isFreezing = (record.state === 'excluded' || record.state === 'same') && !isLifted;

    return (
        <li className="flex flex-col gap-1 border-b border-line px-4 py-2.5 last:border-0">
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
                {record.url ? (
                    <Link href={record.url} className="font-medium text-accent hover:underline">
                        {record.full_name}
                    </Link>
                ) : (
                    <span className="font-medium">{record.full_name}</span>
                )}
                <span className="text-compact text-muted">
                    {record.type_label}
                    {record.hint && ` · ${record.hint}`}
                </span>
                <span className="ml-auto flex gap-1">
                    <Badge tone={TONES[record.state]}>{ExclusionRecordStateLabels[record.state]}</Badge>
                    {isFreezing && (
                        <Badge tone={record.frozen_at ? 'ok' : 'warn'}>
                            {record.frozen_at ? 'Frozen' : 'Not frozen yet'}
                        </Badge>
                    )}
                </span>
            </div>
            {record.reasons.length > 0 && (
                <p className="text-compact text-muted">
                    {record.score} of 100: {record.reasons.join(', ')}
                </p>
            )}
            {record.decided_by_name && <p className="text-compact text-muted">Decided by {record.decided_by_name}</p>}
            {record.state === 'uncertain' && canWork && (
                <div className="mt-1 flex flex-wrap gap-2">
                    <Button
                        size="sm"
                        onClick={() => decide(true)}
                        aria-label={`${record.full_name} is the same person`}
                    >
                        Same person
                    </Button>
                    <Button
                        size="sm"
                        onClick={() => decide(false)}
                        aria-label={`${record.full_name} is not the same person`}
                    >
                        Not the same person
                    </Button>
                </div>
            )}
        </li>
    );
}
