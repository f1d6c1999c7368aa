import { readFileSync } from 'node:fs';
import { format, record } from '../lib/results';

const MOST_SECONDS_TO_ENFORCE = 60;

interface Protection {
    readonly clients: number;
    readonly gate: {
        readonly recipients: number;
        readonly allowed: number;
        readonly plain_allowed: number;
        readonly seconds: number;
        readonly plain_seconds: number;
        readonly peak_mb: number;
        readonly compared: number;
        readonly different: number;
    };
    readonly registration: {
        readonly people: number;
        readonly not_enforced: number;
        readonly seconds: number;
        readonly worst_seconds: number;
        readonly plain_seconds: number;
    };
    readonly nightly: {
        readonly checked: number;
        readonly seconds: number;
        readonly plain_seconds: number;
        readonly due: number;
    };
}

/** The measurement of bench/lib/protection.sh. */
export function recordProtection(): void {
    const file = process.env.PROTECTION_RESULTS;
    if (file === undefined) {
        throw new Error('Start this with bench/run protection.');
    }
    const { clients, gate, registration, nightly } = JSON.parse(readFileSync(file, 'utf8')) as Protection;
    const count = (value: number) => value.toLocaleString('en-AU');
    const ratio = (ours: number, plain: number) => format(ours / plain);
    record(`19 Protection at ${(clients / 1e6).toFixed(1)} million clients, on SQLite`, [
        {
            measure: `Gate: ${count(gate.recipients)} recipients of a marketing SMS, ${format(gate.peak_mb, 'MB')}; ${count(gate.allowed)} allowed`,
            value: format(gate.seconds, 's'),
            base: `one statement with the exact rules, ${count(gate.plain_allowed)} allowed: ${format(gate.plain_seconds, 's')}`,
            ratio: ratio(gate.seconds, gate.plain_seconds),
            goal: '',
            met: null,
        },
        {
            measure: `Gate: answers that differ from one by one, of ${count(gate.compared)}`,
            value: count(gate.different),
            base: '',
            ratio: '',
            goal: '0',
            met: gate.different === 0,
        },
        {
            measure: `Registration to enforced in every account, worst of ${count(registration.people)}; ${count(registration.not_enforced)} not enforced`,
            value: format(registration.worst_seconds, 's'),
            base: `marks by plain SQL, median: ${format(registration.plain_seconds, 's')}`,
            ratio: `${ratio(registration.seconds, registration.plain_seconds)} (medians)`,
            goal: `${MOST_SECONDS_TO_ENFORCE} s`,
            met: registration.not_enforced === 0 && registration.worst_seconds <= MOST_SECONDS_TO_ENFORCE,
        },
        {
            measure: `Nightly check: ${count(nightly.checked)} accounts; all ${count(nightly.due)} due ones take ${format((nightly.seconds / nightly.checked) * (nightly.due / 60), 'min')} without the register's time`,
            value: format(nightly.seconds, 's'),
            base: `the same reads and inserts: ${format(nightly.plain_seconds, 's')}`,
            ratio: ratio(nightly.seconds, nightly.plain_seconds),
            goal: '',
            met: null,
        },
    ]);
}
