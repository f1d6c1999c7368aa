import { CheckCircleIcon, ExclamationTriangleIcon } from '@heroicons/react/24/outline';
import { Link } from '@inertiajs/react';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { RelativeTime } from '@/components/ui/relative-time';
import { StepAction } from '@/features/rsg/exclusions/step-action';
import { StepDialog } from '@/features/rsg/exclusions/step-dialog';
import type { ExclusionCaseDetails, ExclusionItem, ExclusionStepRow } from '@/types/generated';

interface StepsCardProps {
    exclusion: ExclusionCaseDetails;
    steps: ExclusionStepRow[];
    canWork: boolean;
    canRequestWithdrawal: boolean;
}

/** The checklist, with what the records show now. */
export function StepsCard({ exclusion, steps, canWork, canRequestWithdrawal }: StepsCardProps) {
    const [opened, setOpened] = useState<ExclusionStepRow | null>(null);
    const done = steps.filter(({ done_at }) => done_at !== null).length;

    return (
        <Card>
            <CardHeader
                title="Checklist"
                badge={
                    <Badge tone={done === steps.length ? 'ok' : 'neutral'}>
                        {done} of {steps.length} done
                    </Badge>
                }
            />
            <ol>
                {steps.map((step) => (
                    <li key={step.id} className="flex gap-3 border-b border-line px-4 py-3 last:border-0">
                        <Mark step={step} />
                        <div className="flex min-w-0 flex-1 flex-col gap-2">
                            <StepHead step={step} />
                            {step.items.length > 0 && (step.done_at === null || !step.is_clear) && (
                                <Items items={step.items} />
                            )}
                            {step.done_at === null && canWork && (
                                <div className="flex flex-wrap gap-2">
                                    <StepAction
                                        caseId={exclusion.id}
                                        step={step}
                                        canRequestWithdrawal={canRequestWithdrawal}
                                    />
                                    <Button
                                        size="sm"
                                        onClick={() => setOpened(step)}
                                        aria-label={`${labelOf(step)}: ${step.title}`}
                                    >
                                        {labelOf(step)}
                                    </Button>
                                </div>
                            )}
                        </div>
                    </li>
                ))}
            </ol>
            {opened && <StepDialog caseId={exclusion.id} step={opened} onClose={() => setOpened(null)} />}
        </Card>
    );
}

function labelOf(step: ExclusionStepRow): string {
    return step.kind === 'site_account' ? 'Record closure' : 'Mark as done';
}

function Mark({ step }: { step: ExclusionStepRow }) {
    if (step.done_at !== null) {
        return <CheckCircleIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />;
    }

    return step.is_overdue ? (
        <ExclamationTriangleIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
    ) : (
        <span aria-hidden="true" className="m-0.5 mt-1 size-4 shrink-0 rounded-full border border-line-strong" />
    );
}

function StepHead({ step }: { step: ExclusionStepRow }) {
    return (
        <div>
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <h3 className="font-medium">{step.title}</h3>
                {step.done_at === null && <Badge tone={step.is_clear ? 'ok' : 'warn'}>{stateOf(step)}</Badge>}
                {step.done_at !== null && !step.is_clear && <Badge tone="warn">Still open in the records</Badge>}
                <span className="ml-auto flex items-center gap-2 text-compact text-muted">
                    {step.is_overdue && <Badge tone="danger">Overdue</Badge>}
                    {step.done_at === null ? (
                        <span>
                            due <RelativeTime value={step.due_at} />
                        </span>
                    ) : (
                        <span>
                            <RelativeTime value={step.done_at} /> by {step.done_by_name}
                        </span>
                    )}
                </span>
            </div>
            {step.note && <p className="text-compact text-muted">Reason: {step.note}</p>}
            {step.proof && <p className="text-compact text-muted">Proof: {step.proof}</p>}
            {step.attachment_url && (
                <a href={step.attachment_url} className="text-compact text-accent hover:underline">
                    {step.attachment_name}
                </a>
            )}
        </div>
    );
}

function stateOf(step: ExclusionStepRow): string {
    if (step.is_clear) {
        return 'Nothing open';
    }

    return step.kind === 'site_account' ? 'Not closed' : `${step.items.length} open`;
}

function Items({ items }: { items: ExclusionItem[] }) {
    return (
        <ul className="overflow-clip rounded-control border border-line">
            {items.map((item) => (
                <li
                    key={`${item.title} ${item.id}`}
                    className="flex items-center gap-3 border-b border-line px-3 py-1.5 text-compact last:border-0"
                >
                    {item.url ? (
                        <Link href={item.url} className="min-w-0 truncate text-accent hover:underline">
                            {item.title}
                        </Link>
                    ) : (
                        <span className="min-w-0 truncate">{item.title}</span>
                    )}
                    <span className="min-w-0 flex-1 truncate text-muted">{item.hint}</span>
                    {item.amount_cents !== null && <Money inline cents={item.amount_cents} />}
                </li>
            ))}
        </ul>
    );
}
