import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

interface Entry {
    readonly file: string;
    readonly isEntry?: boolean;
}

/** A blank Inertia page with the plugins and the target of vite.config.ts; nginx serves it below /blank/. */
export async function buildBlank(outDir: string): Promise<void> {
    await build({
        configFile: false,
        root: 'bench/blank',
        base: '/blank/',
        logLevel: 'warn',
        plugins: [react(), tailwindcss()],
        build: {
            outDir,
            emptyOutDir: true,
            manifest: true,
            target: 'es2022',
            rolldownOptions: { input: 'bench/blank/app.tsx' },
        },
    });
    const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Record<string, Entry>;
    const entry = Object.values(manifest).find((chunk) => chunk.isEntry)?.file ?? '';
    writeFileSync(join(outDir, 'index.html'), document(entry));
}

function document(entry: string): string {
    const page = JSON.stringify({ component: 'Blank', props: { errors: {} }, url: '/blank/', version: '' });
    return [
        '<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><title>Blank</title>',
        `<script type="module" src="/blank/${entry}"></script></head>`,
        `<body><script data-page="app" type="application/json">${page}</script><div id="app"></div></body></html>`,
    ].join('');
}
