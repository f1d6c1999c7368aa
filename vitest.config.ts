import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * What happens on several screens at once, when processes die, and around signing in: about half of the browser tests'
 * time. Everything else is the other half.
 */
const LIVE = [
    'bank-files',
    'developer-tools',
    'faults',
    'impersonation',
    'kinds',
    'live',
    'messages',
    'notifications',
    'offline',
    'phone',
    'presence',
    'recipients',
    'reviews',
    'shell',
    'sign-in',
    'storm',
    'theme',
].map((name) => `tests/Browser/${name}.test.ts`);

/** Each project starts a product of its own, so that both can run beside each other. */
function browser(name: string, include: string[], exclude: string[]) {
    return {
        extends: true as const,
        test: {
            name,
            environment: 'node' as const,
            include,
            exclude,
            globalSetup: 'tests/Browser/support/product.ts',
            // One browser at a time in each: the machine has two cores, which the product needs too.
            fileParallelism: false,
            testTimeout: 60_000,
            hookTimeout: 120_000,
            // Chromium, PHP and the tests share two cores; the report still names what needed a second run.
            retry: 1,
        },
    };
}

export default defineConfig({
    plugins: [react()],
    resolve: { alias: { '@': new URL('./resources/js', import.meta.url).pathname } },
    test: {
        projects: [
            {
                extends: true,
                test: {
                    name: 'pages',
                    environment: 'jsdom',
                    include: ['resources/js/**/*.test.{ts,tsx}'],
                    setupFiles: ['resources/js/testing/setup.ts'],
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
            browser('browser', ['tests/Browser/**/*.test.ts'], LIVE),
            browser('browser-live', LIVE, []),
        ],
    },
});
