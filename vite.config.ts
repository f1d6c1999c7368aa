import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import laravel from 'laravel-vite-plugin';
import { defineConfig } from 'vite';

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
    ],
    resolve: { alias: { '@': new URL('./resources/js', import.meta.url).pathname } },
    build: {
        target: 'es2022',
        sourcemap: false,
        reportCompressedSize: false,
        rolldownOptions: {
            output: {
                // Modules used by eight or more chunks share one file: a page loads 30 files instead of 90, of the same total size.
                codeSplitting: { groups: [{ name: 'shared', minShareCount: 8 }] },
            },
        },
    },
});
