import { Card, CardBody } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { Switch } from '@/components/ui/switch';
import { formatCount } from '@/lib/format';
import type { MatchingPage } from '@/types/generated';
import { percent } from './percent';

type MainSwitchProps = Pick<
    MatchingPage,
    'is_stopped' | 'stopped_by' | 'stopped_at' | 'least_precision' | 'least_sample' | 'can_switch'
> & { onSwitch: (isStopped: boolean) => void };

/** Whether anything is matched automatically, and what a rule needs for it. */
export function MainSwitch({ onSwitch, ...page }: MainSwitchProps) {
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
                                Stopped by {page.stopped_by} on <DateTime value={page.stopped_at} />. Deposits are still
                                proposed; people match them.
                            </>
                        ) : (
                            'Deposits are matched without anybody looking by the rules that are proved below. A person approves them.'
                        )
                    }
                />
                <p className="text-compact text-pretty text-muted">
                    A rule matches by itself while past decisions prove that at least {percent(page.least_precision)} of
                    what it proposes is right, over {formatCount(page.least_sample)} decisions or more. What is proved
                    is the lower end of what the decisions allow for, so a small sample proves little: without a single
                    mistake it takes {formatCount(fewest(page.least_precision))}. Where other clients fit as well, and
                    for clients who may not deposit, nothing is matched automatically.
                </p>
            </CardBody>
        </Card>
    );
}

/** How many right decisions without a wrong one prove so much: Wilson's bound, solved for the sample. */
function fewest(precision: number): number {
    return precision >= 1 ? Number.POSITIVE_INFINITY : Math.ceil((1.96 ** 2 * precision) / (1 - precision));
}
