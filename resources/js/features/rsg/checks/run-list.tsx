import { PageLink } from '@/components/page-link';
import { Badge, type Tone } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { CountedProgress } from '@/components/ui/progress-bar';
import { ResultBadge } from '@/features/rsg/checks/result-badge';
import { cn } from '@/lib/cn';
import { formatCount } from '@/lib/format';
import { rsg } from '@/routes/generated';
import {
    type BetstopCheckDetail,
    BetstopCheckResultLabels,
    BetstopRunKindLabels,
    type BetstopRunRow,
    type BetstopRunStatus,
    BetstopRunStatusLabels,
} from '@/types/generated';

const TONES: Record<BetstopRunStatus, Tone> = { running: 'info', done: 'ok', failed: 'danger' };

interface RunListProps {
    runs: readonly BetstopRunRow[];
    openId: number | null;
    findings: readonly BetstopCheckDetail[];
    /** The lines of the list that this browser has sent. */
    lines: readonly string[];
}

/** The latest background checks with their progress. The open one shows who is registered or has no answer. */
export function RunList({ runs, openId, findings, lines }: RunListProps) {
    return (
        <ul className="divide-y divide-line">
            {runs.map((run) => (
                <li key={run.id} className={cn('flex flex-col gap-2 px-4 py-3', run.id === openId && 'bg-sunken')}>
                    <div className="flex flex-wrap items-center gap-2">
                        <PageLink
                            href={rsg.betstopCheckIndex({ query: { run: String(run.id) } })}
                            className="font-strong hover:underline"
                        >
                            {BetstopRunKindLabels[run.kind]}
                        </PageLink>
                        <Badge tone={TONES[run.status]}>{BetstopRunStatusLabels[run.status]}</Badge>
                        <span className="ml-auto text-compact text-muted">
                            {run.user_name ?? 'Paddock'}, <DateTime value={run.created_at} />
                        </span>
                    </div>
                    {run.status === 'running' ? (
                        <CountedProgress label="Checked" done={run.processed_rows} total={run.total_rows} />
                    ) : (
                        <p className="text-compact text-muted">
                            {formatCount(run.processed_rows)} checked · {formatCount(run.registered_rows)} registered ·{' '}
                            {formatCount(run.error_rows)} without an answer
                        </p>
                    )}
                    {run.id === openId && <Findings run={run} findings={findings} lines={lines} />}
                </li>
            ))}
        </ul>
    );
}

function Findings({ run, findings, lines }: Omit<RunListProps, 'runs' | 'openId'> & { run: BetstopRunRow }) {
    return (
        <div className="flex flex-col gap-2">
            {findings.length === 0 && run.status === 'done' && (
                <p className="text-compact">No one is registered, and every check has an answer.</p>
            )}
            <ol className="flex flex-col gap-1.5">
                {findings.map((check) => (
                    <li key={check.id} className="flex flex-wrap items-center gap-x-2 text-compact">
                        <ResultBadge result={check.result} label={BetstopCheckResultLabels[check.result]} />
                        <span className="min-w-0 break-words">
                            {check.line !== null && `Line ${check.line}`}
                            {check.line !== null && lines[check.line - 1] !== undefined && `: ${lines[check.line - 1]}`}
                            {check.client_name !== null && ` ${check.client_name} (PIN ${check.client_pin})`}
                        </span>
                        {check.error !== null && <span className="text-muted">{check.error}</span>}
                    </li>
                ))}
            </ol>
            <PageLink
                href={rsg.betstopLogsIndex({ query: { run: String(run.id) } })}
                className="self-start text-compact text-accent hover:underline"
            >
                All answers with their evidence
            </PageLink>
        </div>
    );
}
