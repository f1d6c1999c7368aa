import { execFileSync } from 'node:child_process';
import { median } from './stats';

export interface Load {
    readonly url: string;
    readonly headers?: Readonly<Record<string, string>>;
    /** A Lua script for wrk, if one URL is not enough. */
    readonly script?: string;
}

export interface LoadResult {
    readonly perSecond: number;
    readonly p50: number;
    readonly p99: number;
}

const CONNECTIONS = 4;

/** Runs the loads in turn, round after round, so that other work affects them equally. Returns medians. */
export function alternate<Name extends string>(
    loads: Readonly<Record<Name, Load>>,
    rounds: number,
    seconds: number,
): Record<Name, LoadResult> {
    const names = Object.keys(loads) as Name[];
    const results = names.map((): LoadResult[] => []);
    for (const name of names) {
        wrk(loads[name], 1);
    }
    for (let round = 0; round < rounds; round++) {
        for (const [index, name] of names.entries()) {
            results[index]?.push(wrk(loads[name], seconds));
        }
    }
    return Object.fromEntries(names.map((name, index) => [name, medians(results[index] ?? [])])) as Record<
        Name,
        LoadResult
    >;
}

function medians(results: readonly LoadResult[]): LoadResult {
    return {
        perSecond: median(results.map((result) => result.perSecond)),
        p50: median(results.map((result) => result.p50)),
        p99: median(results.map((result) => result.p99)),
    };
}

function wrk(load: Load, seconds: number): LoadResult {
    const output = execFileSync('wrk', arguments_(load, seconds), { encoding: 'utf8' });
    if (/Non-2xx|Socket errors/.test(output)) {
        throw new Error(`${load.url} did not always answer:\n${output}`);
    }
    return {
        perSecond: number(/Requests\/sec:\s+([\d.]+)/, output),
        p50: milliseconds(/50%\s+([\d.]+)(us|ms|s)\b/, output),
        p99: milliseconds(/99%\s+([\d.]+)(us|ms|s)\b/, output),
    };
}

function arguments_(load: Load, seconds: number): string[] {
    return [
        `-c${CONNECTIONS}`,
        '-t2',
        `-d${seconds}s`,
        '--latency',
        ...Object.entries(load.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
        ...(load.script === undefined ? [] : ['-s', load.script]),
        load.url,
    ];
}

function number(pattern: RegExp, output: string): number {
    return Number(pattern.exec(output)?.[1]);
}

function milliseconds(pattern: RegExp, output: string): number {
    const [, value, unit] = pattern.exec(output) ?? [];
    return Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'];
}
