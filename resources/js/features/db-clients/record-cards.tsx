import { Link } from '@inertiajs/react';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { RelativeTime } from '@/components/ui/relative-time';
import { SkeletonText } from '@/components/ui/skeleton';
import { ConsentBadge, OutcomeBadge } from '@/features/db-clients/db-client-badges';
import { dbClients as routes } from '@/routes/generated';
import type { DbConsentView, DbMatch, DbOutcomeView } from '@/types/generated';

interface ListCardProps {
    title: string;
    /** Shown when the list is empty. */
    emptyText: string;
    children: readonly ReactNode[];
}

function ListCard({ title, emptyText, children }: ListCardProps) {
    return (
        <Card>
            <CardHeader title={title} />
            {children.length === 0 ? (
                <CardBody className="text-muted">{emptyText}</CardBody>
            ) : (
                <ul className="divide-y divide-line">{children}</ul>
            )}
        </Card>
    );
}

export function CardSkeleton({ title }: { title: string }) {
    return (
        <Card aria-busy="true">
            <CardHeader title={title} />
            <CardBody>
                <SkeletonText lines={3} />
            </CardBody>
        </Card>
    );
}

/** The logged calls, newest first. */
export function OutcomesCard({ outcomes }: { outcomes: readonly DbOutcomeView[] }) {
    return (
        <ListCard title="Calls" emptyText="No calls yet.">
            {outcomes.map(({ id, outcome, caller_name, number_ending, note, at }) => (
                <li key={id} className="flex flex-col gap-1 px-4 py-2.5">
                    <div className="flex items-center justify-between gap-3">
                        <OutcomeBadge outcome={outcome} />
                        <RelativeTime value={at} className="text-compact text-muted" />
                    </div>
                    <p className="text-compact text-muted">
                        {caller_name}
                        {number_ending && ` · number ending ${number_ending}`}
                    </p>
                    {note && <p>{note}</p>}
                </li>
            ))}
        </ListCard>
    );
}

/** The DB client's consents. Entries are never changed. */
export function ConsentsCard({ consents }: { consents: readonly DbConsentView[] }) {
    return (
        <ListCard title="Consents" emptyText="No consents yet.">
            {consents.map(({ id, purpose, basis, evidence, recorder_name, recorded_at }) => (
                <li key={id} className="flex flex-col gap-1 px-4 py-2.5">
                    <div className="flex items-center justify-between gap-3">
                        <span className="inline-flex flex-wrap items-center gap-2">
                            {purpose} <ConsentBadge basis={basis} />
                        </span>
                        <RelativeTime value={recorded_at} className="shrink-0 text-compact text-muted" />
                    </div>
                    <p className="text-compact text-muted">
                        {[evidence, recorder_name && `recorded by ${recorder_name}`].filter(Boolean).join(' · ')}
                    </p>
                </li>
            ))}
        </ListCard>
    );
}

/** Other DB clients who may be the same person. */
export function DuplicatesCard({ duplicates }: { duplicates: readonly DbMatch[] }) {
    return (
        <ListCard title="Possible duplicates" emptyText="No possible duplicates.">
            {duplicates.map(({ id, full_name, score, is_likely, reasons }) => (
                <li key={id} className="flex flex-col gap-1 px-4 py-2.5">
                    <div className="flex items-center justify-between gap-3">
                        <Link href={routes.show({ dbClient: id })} className="font-medium hover:underline">
                            {full_name}
                        </Link>
                        <Badge tone={is_likely ? 'warn' : 'neutral'}>{score} of 100</Badge>
                    </div>
                    <p className="text-compact text-muted">{reasons.join(' · ')}</p>
                </li>
            ))}
        </ListCard>
    );
}
