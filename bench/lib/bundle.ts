import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
    readonly file: string;
    readonly src?: string;
    readonly isEntry?: boolean;
    readonly imports?: readonly string[];
    readonly css?: readonly string[];
}

export type Bundle = ReturnType<typeof readBundle>;

export const ENTRY = 'resources/js/app.tsx';
export const SHELL = 'resources/js/layouts/app-layout.tsx';
export const LIST = 'resources/js/Pages/Clients/Index.tsx';
export const STYLES = 'resources/css/app.css';

/** The scripts of a build. */
export function readBundle(folder: string, name: string) {
    const manifest = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Readonly<Record<string, Chunk>>;
    const read = (file: string): Buffer => readFileSync(join(folder, file));
    const find = (source: string): string => {
        const key = Object.keys(manifest).find((each) => each === source || each.endsWith(`/${source}`));
        if (key === undefined) {
            throw new Error(`The build has no ${source}.`);
        }
        return key;
    };

    return {
        /** All scripts that these sources import. */
        scripts(...sources: string[]): Set<string> {
            const files = new Set<string>();
            const visit = (key: string): void => {
                const chunk = manifest[key];
                if (chunk !== undefined && !files.has(chunk.file)) {
                    files.add(chunk.file);
                    chunk.imports?.forEach(visit);
                }
            };
            sources.map(find).forEach(visit);
            return files;
        },
        /** Scripts of a source that the server doesn't preload, because only other scripts import them. */
        late(source: string): string[] {
            const chunk = manifest[find(source)];
            const preloaded = [chunk, ...(chunk?.imports ?? []).map((key) => manifest[key])].map((each) => each?.file);
            return [...this.scripts(source)].filter((file) => !preloaded.includes(file));
        },
        gzip: (files: Iterable<string>): number =>
            [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0),
        largest: (files: Iterable<string>): number => Math.max(...[...files].map((file) => read(file).length)),
        styles: (source: string): string[] => [manifest[find(source)]?.file ?? ''],
    };
}
