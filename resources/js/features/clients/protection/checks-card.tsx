import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useState } from 'react';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { RelativeTime } from '@/components/ui/relative-time';
import { GenwebStatus } from '@/features/clients/protection/genweb-status';
import { clients } from '@/routes/generated';
import {
    type BetstopCheckResult,
    type BetstopCheckRow,
    type BetstopState,
    BetstopStateLabels,
    type ClientHeader,
} from '@/types/generated';

interface ChecksCardProps {
    client: ClientHeader;
    checks: BetstopCheckRow[];
    canProtect: boolean;
    isPast?: boolean;
}

const STATE_TONES: Record<BetstopState, Tone> = { unchecked: 'neutral', clear: 'ok', registered: 'danger' };
const TONES: Record<BetstopCheckResult, Tone> = { clear: 'ok', registered: 'danger', error: 'warn' };

/** The BetStop checks with their evidence, and a button to run a new one. */
export function ChecksCard({ client, checks, canProtect, isPast = false }: ChecksCardProps) {
    const [isChecking, setIsChecking] = useState(false);

    return (
        <Card>
            <CardHeader
                title="BetStop checks"
                badge={
                    <Badge tone={STATE_TONES[client.betstop_state]}>{BetstopStateLabels[client.betstop_state]}</Badge>
                }
                actions={
                    canProtect && (
                        <Button
                            size="sm"
                            loading={isChecking}
                            onClick={() =>
                                router.visit(clients.rsgBetstopCheck({ client: client.id }), {
                                    preserveScroll: true,
                                    preserveState: true,
                                    onStart: () => setIsChecking(true),
                                    onFinish: () => setIsChecking(false),
                                })
                            }
                        >
                            Run check
                        </Button>
                    )
                }
            />
            <GenwebStatus client={client} canProtect={canProtect} />
            {checks.length === 0 ? (
                <EmptyState icon={MagnifyingGlassIcon} title="No BetStop checks yet">
                    {isPast ? 'None was recorded by then.' : 'Run a check to see the result and its evidence here.'}
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
                            <dt className="text-muted">Valid until</dt>
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
