import { Card, CardBody } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { Switch } from '@/components/ui/switch';
import { formatCount } from '@/lib/format';
import type { MatchingPage } from '@/types/generated';
import { percent } from './percent';

type AutomaticMatchingSwitchProps = Pick<
    MatchingPage,
    'is_stopped' | 'stopped_by' | 'stopped_at' | 'least_precision' | 'least_sample' | 'can_switch'
> & { onSwitch: (isStopped: boolean) => void };

/** Switch for automatic matching, with the conditions that a rule must meet. */
export function AutomaticMatchingSwitch({ onSwitch, ...page }: AutomaticMatchingSwitchProps) {
    return (
        <Card>
            <CardBody className="flex flex-col gap-3">
                <Switch
                    label="Automatic matching"
                    checked={!page.is_stopped}
                    disabled={!page.can_switch}
                    onChange={(isOn) => onSwitch(!isOn)}
                    description={
                        page.is_stopped ? (
                            <>
                                Stopped by {page.stopped_by} on <DateTime value={page.stopped_at} />. Paddock still
                                suggests clients, and staff match the deposits.
                            </>
                        ) : (
                            'Proven rules match deposits automatically. A colleague approves each deposit.'
                        )
                    }
                />
                <p className="text-compact text-pretty text-muted">
                    A rule is proven once at least {percent(page.least_precision)} of its suggestions are correct with
                    95% confidence, over at least {formatCount(page.least_sample)} decisions. A rule without a mistake
                    needs {formatCount(fewest(page.least_precision))} decisions. Deposits that fit several clients, and
                    deposits of clients who can’t deposit, are never matched automatically.
                </p>
            </CardBody>
        </Card>
    );
}

/** Returns the number of correct decisions without a mistake that prove this precision (Wilson bound). */
function fewest(precision: number): number {
    return precision >= 1 ? Number.POSITIVE_INFINITY : Math.ceil((1.96 ** 2 * precision) / (1 - precision));
}
