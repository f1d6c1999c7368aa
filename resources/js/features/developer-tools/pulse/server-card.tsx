import { Sparkline } from '@/components/charts/sparkline';
import { Badge } from '@/components/ui/badge';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Nothing } from '@/components/ui/known';
import { ProgressBar } from '@/components/ui/progress-bar';
import { RelativeTime } from '@/components/ui/relative-time';
import { formatGigabytes } from '@/features/developer-tools/pulse/gigabytes';
import type { PulseServer } from '@/types/generated';

/** The newest snapshot of a host. */
export function ServerCard({ server }: { server: PulseServer }) {
    const { host, cpu_percent, cpu_history, memory_used, memory_total, disk_used, disk_total } = server;

    return (
        <Card>
            <CardHeader
                title={<span className="break-all">{host}</span>}
                badge={server.is_silent && <Badge tone="danger">Silent</Badge>}
                actions={<RelativeTime value={server.seen_at} className="text-compact text-muted" />}
            />
            <CardBody className="grid gap-x-8 gap-y-3.5 md:grid-cols-3 md:items-end">
                <div className="flex items-center justify-between gap-3">
                    <Figure
                        label="Processor load"
                        value={cpu_percent === null ? null : `${Math.round(cpu_percent)}%`}
                    />
                    {cpu_history.length > 1 && (
                        <Sparkline
                            label={`Load, at most ${Math.round(Math.max(...cpu_history))}%`}
                            values={cpu_history}
                        />
                    )}
                </div>
                <Space label="Memory" used={memory_used} total={memory_total} />
                <Space label="Disk" used={disk_used} total={disk_total} />
            </CardBody>
        </Card>
    );
}

function Figure({ label, value }: { label: string; value: string | null }) {
    return (
        <p className="flex flex-col">
            <span className="text-compact text-muted">{label}</span>
            <span className="font-strong tabular">{value ?? <Nothing />}</span>
        </p>
    );
}

function Space({ label, used, total }: { label: string; used: number | null; total: number | null }) {
    return (
        <div className="flex flex-col gap-1.5">
            <div className="flex justify-between gap-3 text-compact">
                <span className="text-muted">{label}</span>
                <span className="tabular">
                    {used === null || total === null ? (
                        <Nothing />
                    ) : (
                        `${formatGigabytes(used)} of ${formatGigabytes(total)}`
                    )}
                </span>
            </div>
            <ProgressBar label={label} value={used ?? 0} max={total ?? 1} className="h-2 w-full" />
        </div>
    );
}
