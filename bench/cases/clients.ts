import { existsSync, readFileSync } from 'node:fs';
import { format, type Result, record } from '../lib/results';

const DATABASES = { sqlite: 'SQLite', mariadb: 'MariaDB', pgsql: 'PostgreSQL' } as const;
type Database = keyof typeof DATABASES;

/** How much slower the 95th percentile can be with ten times the clients. */
const MOST_GROWTH = 1.5;
const WORST_FILTERS = 6;
const MOST_QUERIES = 12;
const TYPING_MS = 50;

interface Measure {
    readonly group: 'list' | 'tab' | 'search' | 'filter';
    readonly name: string;
    /** Milliseconds of the whole page, with its deferred props. */
    readonly p50: number;
    readonly p95: number;
    /** CPU milliseconds of PHP; with SQLite, the database too. */
    readonly cpu_p95: number;
    /** Milliseconds of the visit alone, without deferred props. */
    readonly visit_p50: number;
    readonly visit_p95: number;
    readonly queries: number;
    readonly deferred_queries: number;
}

interface Pages {
    readonly database: Database;
    readonly clients: number;
    readonly bets: number;
    readonly terms: number;
    readonly load_before: number;
    readonly load_after: number;
    readonly measures: readonly Measure[];
}

interface Export {
    readonly rows: number;
    readonly seconds: number;
    readonly peak_mb: number;
    readonly base_seconds: number;
    readonly ratio: number;
    readonly load: number;
}

interface Import {
    readonly rows: number;
    readonly check: { readonly seconds: number; readonly peak_mb: number };
    readonly import: { readonly seconds: number; readonly peak_mb: number };
    readonly undo: { readonly seconds: number; readonly peak_mb: number };
    readonly plain_seconds: number;
    readonly ratio: number;
}

/** The measurements of bench/lib/clients.sh so far. */
export function recordClients(): void {
    const folder = process.env.CLIENTS_RESULTS;
    if (folder === undefined) {
        throw new Error('Start this with bench/run clients.');
    }
    const sizes = (process.env.SIZES ?? '100000 1000000').split(' ').map(Number);

    for (const database of Object.keys(DATABASES) as Database[]) {
        const found = sizes.flatMap((size) => read<Pages>(`${folder}/${database}-${size}-pages.json`) ?? []);
        const exports = sizes.flatMap((size) => read<Export>(`${folder}/${database}-${size}-export.json`) ?? []);
        const large = found.at(-1);
        if (large !== undefined) {
            const small = found.length > 1 ? found[0] : undefined;
            record(`${11 + Object.keys(DATABASES).indexOf(database)} Client pages on ${DATABASES[database]}`, [
                ...pages(large, small),
                ...exports.map(exported),
            ]);
            record('15 Queries a page', queries(large));
        }
    }
    const imported = read<Import>(`${folder}/import.json`);
    if (imported !== undefined) {
        record('14 Import of a file of clients, on SQLite', imports(imported));
    }
}

function read<T>(file: string): T | undefined {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return text === '' ? undefined : (JSON.parse(text) as T);
}

/** Compares the large database with the small one; the ratio is the growth of the 95th percentile. */
function pages(large: Pages, small: Pages | undefined): Result[] {
    const worst = large.measures.filter(({ group }) => group === 'filter').sort((a, b) => b.p50 - a.p50);
    const shown = [
        ...large.measures.filter(({ group }) => group !== 'filter'),
        ...worst.slice(0, WORST_FILTERS).map((filter, place) => ({ ...filter, place: place + 1 })),
    ];
    const rows = shown.map((measure): Result => {
        const before = small?.measures.find(({ group, name }) => group === measure.group && name === measure.name);
        const growth = before === undefined ? Number.NaN : measure.p95 / before.p95;
        const isQuick = measure.group !== 'search' || measure.p95 <= TYPING_MS;
        return {
            measure: title(measure),
            value: times(measure),
            base: before === undefined ? '' : times(before),
            ratio: before === undefined ? '' : `${format(growth)} (${steadier(measure, before, large.database)})`,
            goal: `${measure.group === 'search' ? `≤ ${TYPING_MS} ms, ` : ''}grows ≤ ${MOST_GROWTH}`,
            met: before === undefined ? null : growth <= MOST_GROWTH && isQuick,
        };
    });
    return [...about(large, small), ...rows];
}

/** Values that other work on the machine affects less. */
function steadier(large: Measure, small: Measure, database: Database): string {
    const p50 = `p50 ${format(large.p50 / small.p50)}`;
    return database === 'sqlite' ? `${p50}, CPU p95 ${format(large.cpu_p95 / small.cpu_p95)}` : p50;
}

/** The sizes, and the other load on the machine. */
function about(large: Pages, small: Pages | undefined): Result[] {
    const both = (measure: string, text: (pages: Pages) => string): Result => ({
        measure,
        value: text(large),
        base: small === undefined ? '' : text(small),
        ratio: '',
        goal: '',
        met: null,
    });
    return [
        both('Clients, bets, search terms', ({ clients, bets, terms }) =>
            [clients, bets, terms].map((count) => count.toLocaleString('en-AU')).join(', '),
        ),
        both(
            'Load average before and after',
            ({ load_before, load_after }) => `${format(load_before)}, ${format(load_after)}`,
        ),
    ];
}

function title(measure: Measure & { readonly place?: number }): string {
    switch (measure.group) {
        case 'list':
            return `List: ${measure.name}`;
        case 'tab':
            return `Client: ${measure.name}, with what it defers`;
        case 'search':
            return `Typing ahead: ${measure.name}`;
        case 'filter':
            return `Filter ${measure.place === 1 ? 'that is worst' : `in place ${measure.place}`}: ${measure.name}`;
    }
}

function times({ p50, p95, visit_p50, group }: Measure): string {
    return `${format(p50)} / ${format(p95, 'ms')}${group === 'tab' ? ` (header ${format(visit_p50)})` : ''}`;
}

function queries(large: Pages): Result[] {
    return large.measures
        .filter(({ group }) => group === 'list' || group === 'tab')
        .map(({ group, name, queries: visit, deferred_queries: deferred }) => ({
            measure: group === 'tab' ? `Client: ${name}` : `List: ${name}`,
            value: `${visit}${deferred === 0 ? '' : ` and ${deferred} for what it defers`}`,
            base: '',
            ratio: '',
            goal: group === 'tab' ? `≤ ${MOST_QUERIES} a request` : '',
            met: group === 'tab' ? Math.max(visit, deferred) <= MOST_QUERIES : null,
        }));
}

function exported(one: Export): Result {
    return {
        measure: `Export of ${one.rows.toLocaleString('en-AU')} clients, load average ${format(one.load)}`,
        value: `${format(one.seconds, 's')}, ${format(one.peak_mb, 'MB')}`,
        base: `${format(one.base_seconds, 's')} (the database’s own client)`,
        ratio: format(one.ratio),
        goal: '≤ 3, ≤ 64 MB',
        met: one.ratio <= 3 && one.peak_mb <= 64,
    };
}

function imports(one: Import): Result[] {
    const row = (measure: string, part: { readonly seconds: number; readonly peak_mb: number }): Result => ({
        measure: `${measure} ${one.rows.toLocaleString('en-AU')} rows`,
        value: `${format(part.seconds, 's')}, ${format(part.peak_mb, 'MB')}`,
        base: '',
        ratio: '',
        goal: '≤ 64 MB',
        met: part.peak_mb <= 64,
    });
    return [
        row('The test run of', one.check),
        {
            ...row('The import of', one.import),
            base: `${format(one.plain_seconds, 's')} (fgetcsv and INSERT of 500 rows)`,
            ratio: format(one.ratio),
            goal: '≤ 5 (moonshot 2), ≤ 64 MB',
            met: one.ratio <= 5 && one.import.peak_mb <= 64,
        },
        row('The undo of', one.undo),
    ];
}
