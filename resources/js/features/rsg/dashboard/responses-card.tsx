import { Link } from '@inertiajs/react';
import { Badge, type Tone } from '@/components/ui/badge';
import { Card, CardBody, CardFooter, CardHeader } from '@/components/ui/card';
import { formatCount, NOTHING } from '@/lib/format';
import type { RsgCount, RsgResponse } from '@/types/generated';

const CHECK_TONES: Record<string, Tone> = { clear: 'ok', registered: 'danger', error: 'warn' };

/** Response times against their target, and BetStop checks by result. */
export function ResponsesCard({ responses, checks }: { responses: RsgResponse[]; checks: RsgCount[] }) {
    return (
        <Card>
            <CardHeader title="Response time, 30 days" description="In time means by the due time." />
            <CardBody flush>
                <table className="w-full text-compact">
                    <thead className="text-left text-muted">
                        <tr className="border-b border-line">
                            <th className="px-4 py-1.5 font-medium">Work</th>
                            <th className="py-1.5 text-right font-medium">Median</th>
                            <th className="px-4 py-1.5 text-right font-medium">In time</th>
                        </tr>
                    </thead>
                    <tbody>
                        {responses.map((response) => (
                            <tr key={response.label} className="border-b border-line last:border-0">
                                <th scope="row" className="px-4 py-2 text-left font-normal">
                                    {response.label}
                                </th>
                                <td className="py-2 text-right whitespace-nowrap tabular">
                                    {duration(response.median_minutes)}
                                </td>
                                <td className="px-4 py-2 text-right">
                                    <InTime response={response} />
                                </td>
                            </tr>
                        ))}
                    </tbody>
                </table>
            </CardBody>
            <CardFooter>
                <span>BetStop checks today:</span>
                {checks.map((check) => (
                    <CheckCount key={check.key} check={check} />
                ))}
            </CardFooter>
        </Card>
    );
}

function CheckCount({ check: { key, label, count, url } }: { check: RsgCount }) {
    const badge = (
        <Badge tone={count > 0 ? (CHECK_TONES[key] ?? 'neutral') : 'neutral'}>
            {label} {formatCount(count)}
        </Badge>
    );

    return url === null ? badge : <Link href={url}>{badge}</Link>;
}

const GOOD = 95;
const FAIR = 80;

function InTime({ response: { label, done, in_time, url } }: { response: RsgResponse }) {
    if (done === 0) {
        return <span className="text-muted">{NOTHING}</span>;
    }
    const share = Math.floor((100 * in_time) / done);

    const badge = (
        <Badge tone={share >= GOOD ? 'ok' : share >= FAIR ? 'warn' : 'danger'}>
            {share}% of {formatCount(done)}
        </Badge>
    );

    return url === null ? (
        badge
    ) : (
        <Link href={url} aria-label={`${label} in time: ${share}% of ${formatCount(done)}`}>
            {badge}
        </Link>
    );
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** 45 as `45 min`, 200 as `3 h 20 min`, 300 as `5 h`, 3000 as `2 d 2 h`. */
export function duration(minutes: number | null): string {
    if (minutes === null) {
        return NOTHING;
    }
    const parts: [number, string][] =
        minutes < DAY
            ? [
                  [Math.floor(minutes / HOUR), 'h'],
                  [minutes % HOUR, 'min'],
              ]
            : [
                  [Math.floor(minutes / DAY), 'd'],
                  [Math.floor((minutes % DAY) / HOUR), 'h'],
              ];

    return (
        parts
            .filter(([count]) => count > 0)
            .map(([count, unit]) => `${count} ${unit}`)
            .join(' ') || '0 min'
    );
}
