import { existsSync, readFileSync } from 'node:fs';
import { format, type Result, record } from '../lib/results';

const DATABASES = { sqlite: 'SQLite', mariadb: 'MariaDB', pgsql: 'PostgreSQL' } as const;
type Database = keyof typeof DATABASES;

const LEAST_OF_BARE = 0.5;
const VERIFY_SECONDS = 60;

interface Posts {
    readonly database: Database;
    readonly postings: number;
    /** Postings a second. */
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

/** What bench/lib/ledger.sh has measured so far. */
export function recordLedger(): void {
    const folder = process.env.LEDGER_RESULTS;
    if (folder === undefined) {
        throw new Error('Start this with bench/run ledger.');
    }
    for (const database of Object.keys(DATABASES) as Database[]) {
        const posts = read<Posts>(`${folder}/${database}-post.json`);
        const verification = read<Verification>(`${folder}/${database}-verify.json`);
        const results = [
            ...(posts === undefined ? [] : posted(posts)),
            ...(verification === undefined ? [] : verified(verification)),
        ];
        if (results.length > 0) {
            record(`${16 + Object.keys(DATABASES).indexOf(database)} Ledger on ${DATABASES[database]}`, results);
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
