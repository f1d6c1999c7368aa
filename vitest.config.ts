import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Take long: begun first, so that no worker is left with one of them at the end. */
const FIRST = ['pages', 'offline', 'kinds', 'faults'];
/** Leaves its product's queue with work for a while, which would make the tests after it slow. */
const LAST = ['storm'];

class InOrder extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
        const named = (names: readonly string[]) =>
            names.flatMap((name) => files.filter(({ moduleId }) => moduleId.endsWith(`/Browser/${name}.test.ts`)));
        const [first, last] = [named(FIRST), named(LAST)];
        const others = files.filter((file) => !first.includes(file) && !last.includes(file));

        return [...first, ...(await super.sort(others)), ...last];
    }
}

const PAGES = 'resources/js';
/** They put something else in the place of a module, which files after them in one worker would get too. */
const MOCKING = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join(PAGES, file))
    .filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));

function pages(name: string, include: string[], exclude: string[], isolate: boolean, groupOrder: number) {
    return {
        extends: true as const,
        test: {
            name,
            environment: 'jsdom' as const,
            include,
            exclude,
            isolate,
            setupFiles: ['resources/js/testing/setup.ts'],
            // Left alone, it keeps one of two cores free.
            maxWorkers: 2,
            sequence: { groupOrder },
        },
    };
}

export default defineConfig({
    plugins: [react()],
    resolve: { alias: { '@': new URL('./resources/js', import.meta.url).pathname } },
    test: {
        sequence: { sequencer: InOrder },
        projects: [
            // A new window for each file takes most of the time of those that need none.
            pages('pages', [`${PAGES}/**/*.test.{ts,tsx}`], MOCKING, false, 2),
            pages('pages-mocking', MOCKING, [], true, 4),
            {
                extends: true,
                test: {
                    name: 'realtime',
                    environment: 'node',
                    include: ['realtime/**/*.test.ts'],
                    testTimeout: 20_000,
                    // They wait more than they work: for nodes to be missed, for links to come back.
                    maxWorkers: 2,
                    sequence: { groupOrder: 1 },
                },
            },
            {
                extends: true,
                test: {
                    name: 'browser',
                    environment: 'node',
                    include: ['tests/Browser/**/*.test.ts'],
                    globalSetup: 'tests/Browser/support/product.ts',
                    // Each with a product and a browser of its own, for one file after the other.
                    maxWorkers: 2,
                    isolate: false,
                    testTimeout: 60_000,
                    hookTimeout: 120_000,
                    // Chromium, PHP and the tests share two cores; the report still names what needed a second run.
                    retry: 1,
                    sequence: { groupOrder: 3 },
                },
            },
        ],
    },
});
