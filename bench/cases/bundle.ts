import { join } from 'node:path';
import { buildBlank } from '../lib/blank';
import { ENTRY, LIST, readBundle, SHELL, STYLES } from '../lib/bundle';
import { format, kilobytes, record } from '../lib/results';
import type { Stage } from '../lib/stage';

/** Size of the scripts: our entry script compared with a blank Inertia page's, and all of Clients/Index. */
export async function measureBundle(stage: Stage): Promise<void> {
    const blank = join(stage.folder, 'blank');
    await buildBlank(blank);
    const ours = readBundle(join(stage.release, 'public/build'), 'manifest.json');
    const theirs = readBundle(blank, '.vite/manifest.json');

    const entry = ours.gzip(ours.scripts(ENTRY));
    const base = theirs.gzip(theirs.scripts('app.tsx'));
    const page = ours.scripts(ENTRY, SHELL, LIST);
    const blankPage = theirs.scripts('app.tsx', 'pages/Blank.tsx');
    const everyPage = ours.largest(ours.scripts(ENTRY, SHELL));
    const styles = ours.gzip(ours.styles(STYLES));
    const ratio = entry / base;

    record('4 What the browser loads', [
        {
            measure: 'Entry JavaScript, gzip',
            value: kilobytes(entry),
            base: `${kilobytes(base)} (blank Inertia page)`,
            ratio: format(ratio),
            goal: '≤ 1.2',
            met: ratio <= 1.2,
        },
        {
            measure: 'JavaScript before Clients/Index is interactive, gzip',
            value: `${kilobytes(ours.gzip(page))} in ${page.size} files`,
            base: `${kilobytes(theirs.gzip(blankPage))} in ${blankPage.size} files (blank page)`,
            ratio: format(ours.gzip(page) / theirs.gzip(blankPage)),
            goal: '≤ 160 KB',
            met: ours.gzip(page) <= 160 * 1024,
        },
        {
            measure: 'Style sheet, gzip',
            value: kilobytes(styles),
            base: '',
            ratio: '',
            goal: '≤ 16 KB',
            met: styles <= 16 * 1024,
        },
        {
            measure: 'Largest script of every page, uncompressed',
            value: kilobytes(everyPage),
            base: '',
            ratio: '',
            goal: '≤ 250 KB',
            met: everyPage <= 250 * 1024,
        },
    ]);
}
