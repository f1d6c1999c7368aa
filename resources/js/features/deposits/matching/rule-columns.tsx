import { columnsFor } from '@/components/data-table';
import { Badge, type Tone } from '@/components/ui/badge';
import { Switch } from '@/components/ui/switch';
import { formatCount } from '@/lib/format';
import { type MatchRuleRow, type MatchRuleState, MatchRuleStateLabels } from '@/types/generated';
import { percent } from './percent';
import { PrecisionMeter } from './precision-meter';

const column = columnsFor<MatchRuleRow>();

const TONES: Record<MatchRuleState, Tone> = { on: 'ok', unproved: 'neutral', stopped: 'warn', never: 'neutral' };

/** @param onSwitch null when the viewer can't stop a rule */
export function ruleColumns(needed: number, onSwitch: ((rule: MatchRuleRow, isStopped: boolean) => void) | null) {
    return [
        column.accessor('label', {
            header: 'Evidence',
            cell: ({ label }) => <span className="wrap-anywhere">{label}</span>,
            meta: { primary: true, className: 'w-full min-w-56 py-1.5 whitespace-normal!' },
        }),
        column.accessor('state', {
            header: 'Status',
            cell: (rule) => (
                <span title={rule.stopped_by === null ? undefined : `Stopped by ${rule.stopped_by}`}>
                    <Badge tone={TONES[rule.state]}>{MatchRuleStateLabels[rule.state]}</Badge>
                </span>
            ),
            meta: { phoneAside: true },
        }),
        column.accessor('sample', {
            header: 'Decisions',
            cell: ({ sample }) => formatCount(sample),
            meta: { align: 'right' },
        }),
        column.accessor('right', {
            header: 'Correct',
            cell: ({ right }) => formatCount(right),
            meta: { align: 'right' },
        }),
        column.accessor('wrong', {
            header: 'Incorrect',
            cell: ({ wrong }) => <span className={wrong > 0 ? 'text-danger' : undefined}>{formatCount(wrong)}</span>,
            meta: { align: 'right' },
        }),
        column.accessor('precision', {
            header: 'Accuracy',
            cell: ({ precision }) => percent(precision),
            meta: { align: 'right' },
        }),
        column.accessor('lower_bound', {
            header: 'Proven accuracy',
            cell: ({ lower_bound }) => <PrecisionMeter proved={lower_bound} needed={needed} />,
            meta: { align: 'right' },
        }),
        ...(onSwitch === null
            ? []
            : [
                  column.display({
                      id: 'switch',
                      header: 'Allowed',
                      cell: (rule) =>
                          rule.state === 'never' ? null : (
                              <Switch
                                  label={`Allow automatic matching by ${rule.label}`}
                                  hideLabel
                                  checked={rule.state !== 'stopped'}
                                  onChange={(isAllowed) => onSwitch(rule, !isAllowed)}
                              />
                          ),
                      meta: { align: 'right' },
                  }),
              ]),
    ];
}
