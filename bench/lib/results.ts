import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';

/** One line of the results. `met` is null for a value without a goal. */
export interface Result {
    readonly measure: string;
    readonly value: string;
    readonly base: string;
    readonly ratio: string;
    readonly goal: string;
    readonly met: boolean | null;
}

const TABLE = 'bench/RESULTS.md';

export function format(value: number, unit = ''): string {
    const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
    return `${value.toLocaleString('en-AU', { maximumFractionDigits: digits, minimumFractionDigits: digits })}${unit === '' ? '' : ` ${unit}`}`;
}

export function kilobytes(bytes: number): string {
    return format(bytes / 1024, 'KB');
}

/** Replaces one section of the results and keeps the others. */
export function record(title: string, results: readonly Result[]): void {
    const sections = readSections();
    sections.set(title, section(title, results));
    const ordered = [...sections].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
    writeFileSync(TABLE, [introduction(), ...ordered.map(([, text]) => text)].join('\n'));
    console.info(`\n${title}\n${table(results)}`);
}

function readSections(): Map<string, string> {
    const texts = existsSync(TABLE)
        ? readFileSync(TABLE, 'utf8')
              .split(/^(?=## )/m)
              .slice(1)
        : [];
    return new Map(texts.map((text) => [/^## (.*)/.exec(text)?.[1] ?? '', `${text.trimEnd()}\n`]));
}

/** If the load is higher than the number of cores, other work disturbed the run: only the ratios count then. */
function section(title: string, results: readonly Result[]): string {
    const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
    const load = format(loadavg()[0] ?? 0);
    return [`## ${title}`, '', `${date} UTC, on ${commit()}, load average ${load}`, '', table(results), ''].join('\n');
}

function introduction(): string {
    const gigabytes = Math.round(totalmem() / 2 ** 30);
    return [
        '# Results',
        '',
        'Made by `bench/run`; every number beside its base in the same run. A section is replaced only when it is measured again, so each has',
        'its own date and commit. Medians of at least three alternating rounds;',
        'wrk with 4 connections on the same machine as the servers, over TLS. A load average above the number of cores before a',
        'measurement means that other work disturbed it: then only the ratios count, not the times.',
        '',
        `Machine: ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${gigabytes} GB, Debian 12, PHP 8.2, Node ${process.versions.node}, SQLite.`,
        '',
    ].join('\n');
}

function table(results: readonly Result[]): string {
    const rows = results.map(({ measure, value, base, ratio, goal, met }) =>
        [measure, value, base, ratio, goal, met === null ? '' : met ? 'met' : '**missed**'].join(' | '),
    );
    return ['measure | ours | base | ratio | goal | verdict', '---|---|---|---|---|---', ...rows]
        .map((row) => `| ${row} |`)
        .join('\n');
}

function commit(): string {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
}
