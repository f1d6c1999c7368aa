import { useState } from 'react';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Select } from '@/components/ui/select';
import { formatCount, formatMoney } from '@/lib/format';
import type { HourCell } from '@/types/generated';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const MEASURES = [
    { value: 'bets', label: 'Shade by bets' },
    { value: 'stake_cents', label: 'Shade by stakes' },
] as const;

type Measure = (typeof MEASURES)[number]['value'];

/** The lightest shade in per cent, so that a single bet stays visible beside a thousand. */
const LIGHTEST_PERCENT = 12;

/** A heat map of bets or stakes by weekday and hour. */
export function HourMap({ cells, timeZone }: { cells: readonly HourCell[]; timeZone: string }) {
    const [measure, setMeasure] = useState<Measure>('bets');
    const [hovered, setHovered] = useState<string | null>(null);
    const bySlot = new Map(cells.map((cell) => [`${cell.weekday}-${cell.hour}`, cell]));
    const most = Math.max(1, ...cells.map((cell) => cell[measure]));
    const busiest = [...cells].sort((one, other) => other[measure] - one[measure])[0];

    return (
        <Card className="col-span-12">
            <CardHeader
                title="Betting hours"
                description={hovered ?? (busiest ? `Busiest: ${describe(busiest)}` : 'No bets in this period.')}
                actions={
                    <span className="w-40">
                        <Select
                            dense
                            aria-label="Shading"
                            options={MEASURES}
                            value={measure}
                            onChange={(value) => setMeasure(value === 'stake_cents' ? value : 'bets')}
                        />
                    </span>
                }
            />
            {/* Positioned, so that the screen reader text scrolls with it; focusable, so that the keyboard can scroll it. */}
            <CardBody className="relative overflow-x-auto" role="region" aria-label="Betting hours" tabIndex={0}>
                <table
                    className="w-full min-w-176 table-fixed border-separate border-spacing-0.5"
                    onMouseLeave={() => setHovered(null)}
                >
                    <caption className="sr-only">{`Bets by weekday and hour, in ${timeZone}`}</caption>
                    <thead>
                        <tr>
                            <td className="w-12" />
                            {HOURS.map((hour) => (
                                <th
                                    key={hour}
                                    scope="col"
                                    className="pb-1 text-center text-xs font-normal text-muted tabular"
                                >
                                    <span className="sr-only">{hourName(hour)}</span>
                                    <span aria-hidden="true">{hour % 3 === 0 ? hour : ''}</span>
                                </th>
                            ))}
                        </tr>
                    </thead>
                    <tbody>
                        {WEEKDAYS.map((name, index) => (
                            <tr key={name}>
                                <th scope="row" className="pr-2 text-left text-compact font-normal text-muted">
                                    <span className="sr-only">{name}</span>
                                    <span aria-hidden="true">{name.slice(0, 3)}</span>
                                </th>
                                {HOURS.map((hour) => (
                                    <Hour
                                        key={hour}
                                        cell={bySlot.get(`${index + 1}-${hour}`)}
                                        measure={measure}
                                        most={most}
                                        onHover={setHovered}
                                    />
                                ))}
                            </tr>
                        ))}
                    </tbody>
                </table>
            </CardBody>
        </Card>
    );
}

interface HourProps {
    cell: HourCell | undefined;
    measure: Measure;
    most: number;
    onHover: (description: string | null) => void;
}

function Hour({ cell, measure, most, onHover }: HourProps) {
    if (!cell) {
        return (
            <td className="h-7 rounded-tag bg-sunken p-0" onMouseEnter={() => onHover(null)}>
                <span className="sr-only">none</span>
            </td>
        );
    }
    const share = Math.round(LIGHTEST_PERCENT + (100 - LIGHTEST_PERCENT) * (cell[measure] / most));

    return (
        <td
            className="h-7 rounded-tag p-0"
            style={{ background: `color-mix(in oklab, var(--accent) ${share}%, var(--sunken))` }}
            title={describe(cell)}
            onMouseEnter={() => onHover(describe(cell))}
        >
            <span className="sr-only">{`${countOf(cell)}, ${formatMoney(cell.stake_cents)}`}</span>
        </td>
    );
}

function describe(cell: HourCell): string {
    return `${WEEKDAYS[cell.weekday - 1]}, ${hourName(cell.hour)} (${countOf(cell)}, ${formatMoney(cell.stake_cents)} staked)`;
}

function countOf({ bets }: HourCell): string {
    return bets === 1 ? '1 bet' : `${formatCount(bets)} bets`;
}

/** Formats `14` as `14:00–15:00`. */
function hourName(hour: number): string {
    const clock = (value: number) => `${String(value).padStart(2, '0')}:00`;

    return `${clock(hour)}–${clock((hour + 1) % 24)}`;
}
