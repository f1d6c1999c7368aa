import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
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

const pages = new URL('./resources/js', import.meta.url).pathname;
/** What component tests get in the place of a module: all that they share a window for, and with it the modules. */
const DOUBLES: Readonly<Record<string, string>> = {
    '@inertiajs/react': `${pages}/testing/doubles/inertia.tsx`,
    [`${pages}/lib/http`]: `${pages}/testing/doubles/http.ts`,
    [`${pages}/lib/full-load`]: `${pages}/testing/doubles/full-load.ts`,
    [`${pages}/components/charts/turnover-margin`]: `${pages}/testing/doubles/turnover-margin.tsx`,
};

function testDoubles(): Plugin {
    return {
        name: 'test-doubles',
        enforce: 'pre',
        resolveId(source, importer) {
            const double = DOUBLES[source];

            // The double itself gets the original.
            return importer === double ? undefined : double;
        },
        transform(code, id) {
            if (/\.test\.tsx?$/.test(id) && /\bvi\.(mock|doMock)\(/.test(code)) {
                this.error(
                    'A module mocked here is mocked for the files after this one too: spy, or give it a double.',
                );
            }
        },
    };
}

export default defineConfig({
    plugins: [react()],
    resolve: { alias: { '@': pages } },
    test: {
        sequence: { sequencer: InOrder },
        projects: [
            {
                extends: true,
                plugins: [testDoubles()],
                test: {
                    name: 'pages',
                    environment: 'jsdom',
                    include: ['resources/js/**/*.test.{ts,tsx}'],
                    setupFiles: ['resources/js/testing/setup.ts'],
                    // A new window and every module anew for each file takes longer than its tests. So a file must leave
                    // nothing behind (see the set-up), and `vi.mock` is not for it: spies and the doubles above are.
                    isolate: false,
                    // Left alone, it keeps one of two cores free.
                    maxWorkers: 2,
                    sequence: { groupOrder: 2 },
                },
            },
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
                    // Each worker has its own product and browser, and runs one file after another.
                    maxWorkers: 2,
                    isolate: false,
                    // Enough for a busy machine. Tests wait for states, so a normal run takes a fraction of it.
                    testTimeout: 180_000,
                    hookTimeout: 180_000,
                    // bin/lib/retried.mjs lists every test that needed a second try.
                    retry: 1,
                    sequence: { groupOrder: 3 },
                },
            },
        ],
    },
});
