import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useState } from 'react';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { RelativeTime } from '@/components/ui/relative-time';
import { GenwebNote } from '@/features/clients/protection/genweb-note';
import { clients } from '@/routes/generated';
import {
    type BetstopCheckResult,
    type BetstopCheckRow,
    BetstopStateLabels,
    type ClientHeader,
} from '@/types/generated';

interface ChecksCardProps {
    client: ClientHeader;
    checks: BetstopCheckRow[];
    canProtect: boolean;
}

const TONES: Record<BetstopCheckResult, Tone> = { clear: 'ok', registered: 'danger', error: 'warn' };

/** What the BetStop register answered, with its evidence; asks again. */
export function ChecksCard({ client, checks, canProtect }: ChecksCardProps) {
    const [isAsking, setIsAsking] = useState(false);

    return (
        <Card>
            <CardHeader
                title="BetStop checks"
                badge={
                    <Badge tone={client.betstop_state === 'registered' ? 'danger' : 'neutral'}>
                        {BetstopStateLabels[client.betstop_state]}
                    </Badge>
                }
                actions={
                    canProtect && (
                        <Button
                            size="sm"
                            loading={isAsking}
                            onClick={() =>
                                router.visit(clients.rsgBetstopCheck({ client: client.id }), {
                                    preserveScroll: true,
                                    preserveState: true,
                                    onStart: () => setIsAsking(true),
                                    onFinish: () => setIsAsking(false),
                                })
                            }
                        >
                            Check now
                        </Button>
                    )
                }
            />
            <GenwebNote client={client} canProtect={canProtect} />
            {checks.length === 0 ? (
                <EmptyState icon={MagnifyingGlassIcon} title="The register was never asked">
                    A check is kept here with its answer and the evidence for it.
                </EmptyState>
            ) : (
                <ol>
                    {checks.map((check) => (
                        <Check key={check.id} check={check} />
                    ))}
                </ol>
            )}
        </Card>
    );
}

function Check({ check }: { check: BetstopCheckRow }) {
    return (
        <li className="border-b border-line px-4 py-2.5 last:border-0">
            <details>
                <summary className="flex cursor-pointer flex-wrap items-center gap-2 rounded-tag">
                    <Badge tone={TONES[check.result]}>{check.result_label}</Badge>
                    <span>{check.purpose_label}</span>
                    <span className="ml-auto text-compact text-muted">
                        <RelativeTime value={check.checked_at} /> by {check.officer_name ?? 'the system'}
                    </span>
                </summary>
                <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-compact">
                    {check.valid_until && (
                        <>
                            <dt className="text-muted">Relied on until</dt>
                            <dd>
                                <RelativeTime value={check.valid_until} />
                            </dd>
                        </>
                    )}
                    {Object.entries(check.evidence).map(([name, text]) => (
                        <div key={name} className="contents">
                            <dt className="text-muted capitalize">{name}</dt>
                            <dd className="break-all">{text}</dd>
                        </div>
                    ))}
                </dl>
            </details>
        </li>
    );
}
