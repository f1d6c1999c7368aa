import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildBlank } from '../lib/blank';
import { format, kilobytes, record } from '../lib/results';
import type { Stage } from '../lib/stage';

interface Chunk {
    readonly file: string;
    readonly src?: string;
    readonly isEntry?: boolean;
    readonly imports?: readonly string[];
    readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** Size of the scripts: our entry script compared with a blank Inertia page's, and all of Clients/Index. */
export async function measureBundle(stage: Stage): Promise<void> {
    const blank = join(stage.folder, 'blank');
    await buildBlank(blank);
    const ours = read(join(stage.release, 'public/build'), 'manifest.json');
    const theirs = read(blank, '.vite/manifest.json');

    const entry = ours.size(ours.closure([find(ours.manifest, 'resources/js/app.tsx')]));
    const base = theirs.size(theirs.closure([find(theirs.manifest, 'app.tsx')]));
    const page = ours.closure(
        ['resources/js/app.tsx', 'resources/js/layouts/app-layout.tsx', 'resources/js/Pages/Clients/Index.tsx'].map(
            (source) => find(ours.manifest, source),
        ),
    );
    const blankPage = theirs.closure(['app.tsx', 'pages/Blank.tsx'].map((source) => find(theirs.manifest, source)));
    const ratio = entry / base;

    record('4 What the browser loads', [
        {
            measure: 'Entry JavaScript, gzip',
            value: kilobytes(entry),
            base: `${kilobytes(base)} (blank Inertia page)`,
            ratio: format(ratio),
            goal: '≤ 1.5 (moonshot 1.2)',
            met: ratio <= 1.5,
        },
        {
            measure: 'JavaScript before Clients/Index is interactive, gzip',
            value: `${kilobytes(ours.size(page))} in ${page.size} files`,
            base: `${kilobytes(theirs.size(blankPage))} in ${blankPage.size} files (blank page)`,
            ratio: format(ours.size(page) / theirs.size(blankPage)),
            goal: '',
            met: null,
        },
        {
            measure: 'Style sheets, gzip',
            value: kilobytes(ours.styles()),
            base: '',
            ratio: '',
            goal: '',
            met: null,
        },
    ]);
}

function find(manifest: Manifest, source: string): string {
    const key = Object.keys(manifest).find((name) => name === source || name.endsWith(`/${source}`));
    if (key === undefined) {
        throw new Error(`The build has no ${source}.`);
    }
    return key;
}

function read(folder: string, name: string) {
    const manifest = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Manifest;
    const gzip = (file: string): number => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;

    return {
        manifest,
        /** All scripts that these scripts import. */
        closure(keys: readonly string[]): Set<string> {
            const files = new Set<string>();
            const visit = (key: string): void => {
                const chunk = manifest[key];
                if (chunk !== undefined && !files.has(chunk.file)) {
                    files.add(chunk.file);
                    chunk.imports?.forEach(visit);
                }
            };
            keys.forEach(visit);
            return files;
        },
        size: (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + gzip(file), 0),
        styles: (): number =>
            [...new Set(Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]))]
                .filter((file) => file.endsWith('.css'))
                .reduce((sum, file) => sum + gzip(file), 0),
    };
}
