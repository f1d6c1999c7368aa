import { useState } from 'react';
import { Badge, type Tone } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Tabs } from '@/components/ui/tabs';
import {
    type AccessRow,
    type AccessState,
    AccessStateLabels,
    AccessStateValues,
    type AccessSubject,
} from '@/types/generated';

const TONES: Record<AccessState, Tone> = { open: 'ok', record: 'info', closed: 'neutral' };
const STATES = AccessStateValues.map((value) => ({ value, label: AccessStateLabels[value] }));

/** The abilities, pages and actions of a user, with the reasons. */
export function AccessTable({ subject }: { subject: AccessSubject }) {
    const [words, setWords] = useState('');
    const [state, setState] = useState<AccessState | ''>('');
    const found = (rows: readonly AccessRow[]) =>
        rows.filter(
            (row) =>
                (state === '' || row.state === state) &&
                `${row.area} ${row.label} ${row.detail} ${row.causes.join(' ')}`
                    .toLowerCase()
                    .includes(words.trim().toLowerCase()),
        );
    const tab = <Id extends string>(id: Id, label: string, rows: readonly AccessRow[]) => ({
        id,
        label,
        count: found(rows).length,
        content: <Rows label={label} rows={found(rows)} />,
    });

    return (
        <div className="flex flex-col gap-3">
            <div className="flex flex-wrap gap-3">
                <Input
                    type="search"
                    aria-label="Filter"
                    placeholder="Page, ability or cause…"
                    className="sm:w-72"
                    value={words}
                    onChange={(event) => setWords(event.target.value)}
                />
                <Select
                    aria-label="Can open"
                    className="sm:w-56"
                    options={STATES}
                    value={state}
                    placeholder="Can open: all"
                    clearable
                    onChange={setState}
                />
            </div>
            <Tabs
                label="Access"
                tabs={[
                    tab('abilities', 'Abilities', subject.abilities),
                    tab('pages', 'Pages and files', subject.pages),
                    tab('actions', 'Actions', subject.actions),
                ]}
            />
        </div>
    );
}

function Rows({ label, rows }: { label: string; rows: readonly AccessRow[] }) {
    if (rows.length === 0) {
        return <p className="text-muted">Nothing matches. Change the filter.</p>;
    }

    return (
        <Card>
            <table className="w-full">
                <caption className="sr-only">{label}</caption>
                <thead className="max-sm:sr-only">
                    <tr className="text-left text-compact text-muted">
                        <th scope="col" className="w-2/5 px-4 py-2 font-normal">
                            {label}
                        </th>
                        <th scope="col" className="w-44 px-4 py-2 font-normal">
                            Can open
                        </th>
                        <th scope="col" className="px-4 py-2 font-normal">
                            Cause
                        </th>
                    </tr>
                </thead>
                <tbody>
                    {rows.map((row) => (
                        <tr key={row.id} className="border-t border-line align-top max-sm:block max-sm:py-2">
                            <th scope="row" className="px-4 py-2 text-left font-normal max-sm:block max-sm:py-1">
                                {row.area !== row.label && <span className="text-muted">{row.area} · </span>}
                                <span className="font-medium">{row.label}</span>
                                <span className="block wrap-anywhere text-compact text-muted">{row.detail}</span>
                            </th>
                            <td className="px-4 py-2 max-sm:block max-sm:py-1">
                                <Badge tone={TONES[row.state]}>{AccessStateLabels[row.state]}</Badge>
                            </td>
                            <td className="px-4 py-2 max-sm:block max-sm:py-1">
                                {row.causes.map((cause) => (
                                    <span key={cause} className="block">
                                        {cause}
                                    </span>
                                ))}
                            </td>
                        </tr>
                    ))}
                </tbody>
            </table>
        </Card>
    );
}
