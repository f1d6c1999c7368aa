import { existsSync, readFileSync } from 'node:fs';
import { format, type Result, record } from '../lib/results';
import { median } from '../lib/stats';

const DATABASES = {
    sqlite: '16 Ledger on SQLite',
    mariadb: '25 Ledger on MariaDB',
    pgsql: '26 Ledger on PostgreSQL',
} as const;
type Database = keyof typeof DATABASES;

const LEAST_OF_BARE = 0.5;
const LEAST_OF_RAW = 0.3;
const VERIFY_SECONDS = 60;

interface Posts {
    readonly database: Database;
    readonly postings: number;
    /** Postings per second. */
    readonly ours: number;
    readonly bare: number;
    readonly ratio: number;
    readonly cpu_ratio: number;
    readonly load: number;
}

interface Verification {
    readonly database: Database;
    readonly entries: number;
    readonly transactions: number;
    readonly problems: number;
    readonly seconds: number;
    readonly peak_mb: number;
    readonly checks: readonly { readonly check: string; readonly seconds: number }[];
    readonly load_before: number;
    readonly load_after: number;
}

interface Pages {
    readonly transactions: number;
    readonly deposits: number;
    readonly load: number;
    /** Milliseconds; `bare` is the page's statement sent through PDO. */
    readonly measures: readonly {
        readonly name: string;
        readonly p50: number;
        readonly p95: number;
        readonly bare_p50: number;
        readonly bare_p95: number;
        readonly ratio_p95: number;
        readonly queries: number;
    }[];
}

interface Approvals {
    readonly load: number;
    /** Approvals per second. */
    readonly rounds: readonly { readonly service: number; readonly raw: number; readonly ratio: number }[];
}

/** The measurements of bench/lib/ledger.sh so far. */
export function recordLedger(): void {
    const folder = process.env.LEDGER_RESULTS;
    if (folder === undefined) {
        throw new Error('Start this with bench/run ledger.');
    }
    for (const database of Object.keys(DATABASES) as Database[]) {
        const posts = read<Posts>(`${folder}/${database}-post.json`);
        const verification = read<Verification>(`${folder}/${database}-verify.json`);
        const pages = read<Pages>(`${folder}/${database}-pages.json`);
        const approvals = read<Approvals>(`${folder}/${database}-approve.json`);
        const results = [
            ...(posts === undefined ? [] : posted(posts)),
            ...(verification === undefined ? [] : verified(verification)),
            ...(pages === undefined ? [] : paged(pages)),
            ...(approvals === undefined ? [] : approved(approvals)),
        ];
        if (results.length > 0) {
            record(DATABASES[database], results);
        }
    }
}

function read<T>(file: string): T | undefined {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return text === '' ? undefined : (JSON.parse(text) as T);
}

function posted(posts: Posts): Result[] {
    return [
        {
            measure: `Postings with a commit each, load average ${format(posts.load)}`,
            value: format(posts.ours, '/s'),
            base: `${format(posts.bare, '/s')} (plain PDO with the same rows)`,
            ratio: `${format(posts.ratio)} (of the processor ${format(posts.cpu_ratio)})`,
            goal: `≥ ${LEAST_OF_BARE}`,
            met: posts.ratio >= LEAST_OF_BARE,
        },
    ];
}

function paged({ measures, transactions, deposits, load }: Pages): Result[] {
    const rows = `${transactions.toLocaleString('en-AU')} transactions, ${deposits.toLocaleString('en-AU')} deposits`;
    return measures.map(({ name, p50, p95, bare_p50, bare_p95, ratio_p95, queries }) => ({
        measure: `${name} (${rows}, ${queries} queries, load average ${format(load)})`,
        value: `${format(p50)} / ${format(p95, 'ms')}`,
        base: `${format(bare_p50)} / ${format(bare_p95, 'ms')} (its statement alone)`,
        ratio: format(ratio_p95),
        goal: '',
        met: null,
    }));
}

function approved({ rounds, load }: Approvals): Result[] {
    const ratio = median(rounds.map((round) => round.ratio));
    return [
        {
            measure: `Withdrawals approved, a commit each, load average ${format(load)}`,
            value: format(median(rounds.map(({ service }) => service)), '/s'),
            base: `${format(median(rounds.map(({ raw }) => raw)), '/s')} (plain PDO with the same rows)`,
            ratio: format(ratio),
            goal: `≥ ${LEAST_OF_RAW}`,
            met: ratio >= LEAST_OF_RAW,
        },
    ];
}

function verified(verification: Verification): Result[] {
    const entries = verification.entries.toLocaleString('en-AU');
    return [
        {
            measure: `ledger:verify of ${entries} entries, load average ${format(verification.load_before)}, ${format(verification.load_after)}`,
            value: `${format(verification.seconds, 's')}, ${format(verification.peak_mb, 'MB')}, ${verification.problems} problems`,
            base: '',
            ratio: '',
            goal: `≤ ${VERIFY_SECONDS} s, none`,
            met: verification.seconds <= VERIFY_SECONDS && verification.problems === 0,
        },
        ...verification.checks.map(({ check, seconds }) => ({
            measure: `of it: ${check}`,
            value: format(seconds, 's'),
            base: '',
            ratio: '',
            goal: '',
            met: null,
        })),
    ];
}
