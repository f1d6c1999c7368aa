import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import laravel from 'laravel-vite-plugin';
import { defineConfig, type Plugin } from 'vite';

/** What the app layout imports. Not the layout itself, so that it keeps a file of its own, which the server preloads. */
const SHELL = [
    'features/rsg/use-rsg-skeleton',
    'features/shell/feedback-region',
    'features/shell/idle-warning',
    'features/shell/impersonation-banner',
    'features/shell/overlays',
    'features/shell/sidebar',
    'features/shell/top-bar',
    'features/shell/use-shell-shortcuts',
    'hooks/use-focus-after-navigation',
    'hooks/use-reload-from-history',
    'hooks/use-time-zone',
    'layouts/first-paint',
    'realtime/use-access-reload',
    'realtime/use-realtime',
];

/**
 * Each module is in the first group that fits it or a module that imports it. A file for what each kind of page imports: 90 small
 * files would load more slowly, and one file for all shared modules would give every page the code of every other.
 */
const GROUPS = [
    // The page of the API document needs the theme too, and must not start the app, which is in `base`.
    { name: 'react', test: /node_modules.(react|react-dom|scheduler)\/|lib.theme\.ts/ },
    { name: 'inertia', test: /node_modules.@inertiajs/ },
    { name: 'base', test: /resources.js.app\.tsx/ },
    { name: 'shell', test: (id: string) => SHELL.some((module) => id.includes(`/${module}.ts`)) },
    { name: 'list', test: /layouts.list-page\.tsx/ },
    { name: 'clients', test: /clients.client-columns\.tsx|use-filter-presets\.tsx|use-reload-on-work\.ts/ },
    { name: 'developer', test: /developer-links\.ts/ },
    { name: 'forms', test: /components.(form.|ui.(field|radio-group|textarea|date-input|select|checkbox)\.)/ },
    { name: 'controls', test: /node_modules.@(headlessui|floating-ui|react-aria|tanstack)/ },
    // What ten or more pages need, except tabs and switches: they would bring `controls`, which loads when the browser is idle.
    {
        name: 'parts',
        test: /resources.js(?!.*(tabs|switch)\.tsx)|heroicons/,
        minShareCount: 10,
    },
    { name: 'routes', test: /routes.generated/, minShareCount: 4 },
    // What the pages with work to decide share. Twenty small files made their first text about 5% later (CPU slowed four times).
    {
        name: 'queues',
        test: /use-(queue|row-drawer|record-viewers)|queue-steps|verb-label|totals-strip|client-link|(presence|changed-withdrawals-store)\.ts|features.(deposits|withdrawals|rsg.receipts)/,
        minShareCount: 2,
    },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

/** Writes a .gz and a .br beside each script and style, so that no server compresses them again. */
function compressed(): Plugin {
    return {
        name: 'compressed',
        apply: 'build',
        writeBundle({ dir = '' }) {
            const files = readdirSync(join(dir, 'assets')).filter((name) => /\.(?:js|css|svg)$/.test(name));
            for (const file of files.map((name) => join(dir, 'assets', name))) {
                const content = readFileSync(file);
                writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
                writeFileSync(`${file}.br`, brotliCompressSync(content));
            }
        },
    };
}

/** Lists what a page's imports import too. Laravel preloads only what is listed, and the rest would load one round trip later. */
function wholeImports(): Plugin {
    return {
        name: 'whole-imports',
        apply: 'build',
        writeBundle({ dir = '' }) {
            const path = join(dir, 'manifest.json');
            const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { imports?: string[] }>;
            for (const [source, chunk] of Object.entries(manifest)) {
                if (/^resources.js.(?:app|layouts|Pages)/.test(source)) {
                    const imports = new Set(chunk.imports);
                    // A set also gives what is added while it is read.
                    for (const file of imports) {
                        for (const next of manifest[file]?.imports ?? []) {
                            imports.add(next);
                        }
                    }
                    chunk.imports = [...imports];
                }
            }
            writeFileSync(path, JSON.stringify(manifest, null, 2));
        },
    };
}

export default defineConfig({
    plugins: [
        laravel({
            input: [
                'resources/css/app.css',
                'resources/js/app.tsx',
                'resources/css/api-docs.css',
                'resources/js/api-docs.ts',
            ],
            refresh: true,
        }),
        react(),
        tailwindcss(),
        compressed(),
        wholeImports(),
    ],
    resolve: {
        alias: {
            '@': new URL('./resources/js', import.meta.url).pathname,
            'laravel-precognition': new URL('./resources/js/lib/no-precognition.ts', import.meta.url).pathname,
        },
    },
    build: {
        target: 'es2022',
        sourcemap: false,
        reportCompressedSize: false,
        // The list of every page's files, which the entry would carry, is 4 KB. The server preloads the first page's.
        modulePreload: { resolveDependencies: () => [] },
        rolldownOptions: {
            output: {
                codeSplitting: { groups: GROUPS },
            },
        },
    },
});
