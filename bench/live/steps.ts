import { existsSync, readFileSync } from 'node:fs';
import type { Stage } from '../lib/stage';
import { percentile } from '../lib/stats';
import type { Last } from './audience';

/** Milliseconds of each part of the way, and calls; a value for each piece of work. */
type Parts = Readonly<Record<string, readonly number[]>>;

/** Where the time goes, from the notes of bench/php/BenchServiceProvider.php. */
export class Steps {
    private readonly file: string;

    constructor(stage: Stage) {
        this.file = `${stage.folder}/data/steps`;
    }

    /** Each part ends with the last person of the work. */
    read(arrivals: readonly Last[]): Parts {
        const notes = this.notes();
        const parts: Record<string, number[]> = {};
        for (const { work, due, frame, store } of arrivals) {
            const [stored, taken, told] = (['stored', 'taken', 'told'] as const).map((step) =>
                notes.get(`${step} ${work}`)?.at(-1),
            );
            const answers = notes.get(`published ${work}`) ?? [];
            const way = [
                ['the call, until its commit', due, stored],
                ['waiting for a worker', stored, taken],
                ['fan-out, until its commit', taken, told],
                ['publishing, until the last answer', told, answers.at(-1)],
                ['sockets, until the last frame', answers.at(-1), frame],
                ['the last store', frame, store],
            ] as const;
            for (const [part, from = Number.NaN, to = Number.NaN] of way) {
                parts[part] ??= [];
                parts[part].push(to - from);
            }
            parts['calls to the realtime server'] ??= [];
            parts['calls to the realtime server'].push(answers.length);
        }
        return parts;
    }

    private notes(): Map<string, number[]> {
        const notes = new Map<string, number[]>();
        for (const line of existsSync(this.file) ? readFileSync(this.file, 'utf8').split('\n') : []) {
            const [step, at, ...work] = line.split(' ');
            const key = `${step} ${work.join(' ')}`;
            notes.set(key, [...(notes.get(key) ?? []), Number(at) - performance.timeOrigin]);
        }
        return notes;
    }
}

/** p50 and p95, without work whose notes are missing. */
export function summary(values: readonly number[]): string {
    const known = values.filter(Number.isFinite);
    return known.length === 0 ? '' : [0.5, 0.95].map((share) => percentile(known, share).toFixed(1)).join(' / ');
}
