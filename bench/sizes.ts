import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBlank } from './lib/blank';
import { ENTRY, LIST, readBundle, SHELL, STYLES } from './lib/bundle';

// Compares the sizes that a page loads in the built product with a blank Inertia page, and fails when the product exceeds a budget.
const MOST_TIMES_BLANK = 1.2;
const MOST_BEFORE_A_LIST_KB = 160;
const MOST_STYLES_KB = 16;
const LARGEST_CHUNK_KB = 250;

const folder = mkdtempSync(join(tmpdir(), 'sizes-'));
try {
    await buildBlank(join(folder, 'blank'));
    const ours = readBundle('public/build', 'manifest.json');
    const blank = readBundle(join(folder, 'blank'), '.vite/manifest.json');
    const everyPage = ours.scripts(ENTRY, SHELL);

    const budgets = [
        ['Entry script, gzip', ours.gzip(ours.scripts(ENTRY)), MOST_TIMES_BLANK * blank.gzip(blank.scripts('app.tsx'))],
        [
            'Scripts before Clients/Index, gzip',
            ours.gzip(ours.scripts(ENTRY, SHELL, LIST)),
            1024 * MOST_BEFORE_A_LIST_KB,
        ],
        ['Style sheet, gzip', ours.gzip(ours.styles(STYLES)), 1024 * MOST_STYLES_KB],
        ['Largest script of every page', ours.largest(everyPage), 1024 * LARGEST_CHUNK_KB],
    ] as const;
    for (const [name, size, most] of budgets) {
        const isOver = size > most;
        process.exitCode ||= isOver ? 1 : 0;
        console.info(`${name}: ${kilobytes(size)} of at most ${kilobytes(most)}${isOver ? ', too large' : ''}`);
    }
    const late = ours.late(LIST);
    process.exitCode ||= late.length > 0 ? 1 : 0;
    console.info(`Scripts of Clients/Index that aren't preloaded: ${late.length} of at most 0`);
} finally {
    rmSync(folder, { recursive: true });
}

function kilobytes(bytes: number): string {
    return `${(bytes / 1024).toFixed(1)} KB`;
}
