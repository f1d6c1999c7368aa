import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Long files start first, so that no worker runs one alone at the end. */
const FIRST = [
    'Browser/pages',
    'Browser/offline',
    'Browser/kinds',
    'Browser/faults',
    'realtime/tests/cluster-faults',
    'realtime/tests/process',
];
/** Runs last, because its product's queue stays busy for a while. */
const LAST = ['Browser/storm'];

class InOrder extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
        const named = (names: readonly string[]) =>
            names.flatMap((name) => files.filter(({ moduleId }) => moduleId.endsWith(`/${name}.test.ts`)));
        const [first, last] = [named(FIRST), named(LAST)];
        const others = files.filter((file) => !first.includes(file) && !last.includes(file));

        return [...first, ...(await super.sort(others)), ...last];
    }
}

const pages = new URL('./resources/js', import.meta.url).pathname;
/** Replacements of modules in component tests, which share one window and its modules. */
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

            // The double imports the original.
            return importer === double ? undefined : double;
        },
        transform(code, id) {
            if (/\.test\.tsx?$/.test(id) && /\bvi\.(mock|doMock)\(/.test(code)) {
                this.error('A mocked module stays mocked for later files. Use a spy or a double instead.');
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
                    // Enough for a busy machine.
                    testTimeout: 60_000,
                    hookTimeout: 60_000,
                    // A new window and new modules for each file would take longer than its tests. So files must clean up
                    // (see the set-up), and use spies and the doubles above instead of `vi.mock`.
                    isolate: false,
                    // The default would leave one of two cores idle.
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
                    // Enough for a busy machine.
                    testTimeout: 60_000,
                    // bin/lib/retried.mjs lists every test that needed a second try.
                    retry: 1,
                    // They mostly wait for timeouts and reconnections.
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
