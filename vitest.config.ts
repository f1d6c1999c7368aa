import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

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
                    // One browser at a time: the machine has two cores, and one of them runs the product.
                    fileParallelism: false,
                    testTimeout: 60_000,
                    hookTimeout: 120_000,
                    // Chromium, PHP and the tests share two cores; the report still names what needed a second run.
                    retry: 1,
                },
            },
        ],
    },
});
