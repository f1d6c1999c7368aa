import { CheckCircleIcon, ExclamationTriangleIcon } from '@heroicons/react/24/outline';
import { Badge } from '@/components/ui/badge';
import { Card, CardFooter, CardHeader } from '@/components/ui/card';
import type { RiskSignal } from '@/types/generated';

/** The risk rules and what each of them found. */
export function SignalsCard({ signals }: { signals: readonly RiskSignal[] }) {
    const raised = signals.filter((signal) => signal.is_raised).length;

    return (
        <Card className="col-span-12">
            <CardHeader
                title="Risk signals"
                badge={
                    raised > 0 ? <Badge tone="warn">{raised} to review</Badge> : <Badge tone="ok">None raised</Badge>
                }
            />
            <ul className="grid md:grid-cols-2">
                {signals.map((signal) => (
                    <li key={signal.title} className="flex gap-3 border-b border-line px-4 py-3">
                        {signal.is_raised ? (
                            <ExclamationTriangleIcon
                                role="img"
                                aria-label="Raised"
                                className="mt-0.5 size-5 shrink-0 text-warn"
                            />
                        ) : (
                            <CheckCircleIcon
                                role="img"
                                aria-label="Not raised"
                                className="mt-0.5 size-5 shrink-0 text-faint"
                            />
                        )}
                        <span className="min-w-0">
                            <span className="font-medium">{signal.title}</span>
                            <span className="block">{signal.finding}</span>
                            <span className="block text-compact text-muted">{signal.rule}</span>
                        </span>
                    </li>
                ))}
            </ul>
            <CardFooter>
                Signals need a review and decide nothing. Prices are compared with the odds taken, because bookmakers
                report no closing odds.
            </CardFooter>
        </Card>
    );
}
