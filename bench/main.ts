import { measureBrowser } from './cases/browser';
import { measureBundle } from './cases/bundle';
import { recordClients } from './cases/clients';
import { measureDatabase } from './cases/database';
import { measureFanOut } from './cases/fan-out';
import { recordLedger } from './cases/ledger';
import { measureLive, measureStorm, measureStream } from './cases/live';
import { measurePage } from './cases/page';
import { recordProtection } from './cases/protection';
import { measureRealtime } from './cases/realtime';
import { measureReload } from './cases/reload';
import { measureSearch } from './cases/search';
import { readPace, readStage, type Stage } from './lib/stage';

const CASES: Readonly<Record<string, (stage: Stage) => void | Promise<void>>> = {
    browser: measureBrowser,
    bundle: measureBundle,
    database: measureDatabase,
    'fan-out': measureFanOut,
    live: measureLive,
    page: measurePage,
    reload: measureReload,
    search: measureSearch,
    storm: measureStorm,
    stream: measureStream,
};

/** Longer sections are not run often enough. */
const MOST_MINUTES = 10;

for (const name of process.argv.slice(2)) {
    const measure = CASES[name];
    const started = Date.now();
    if (name === 'realtime') {
        await measureRealtime(readPace());
    } else if (name === 'clients') {
        recordClients();
    } else if (name === 'ledger') {
        recordLedger();
    } else if (name === 'protection') {
        recordProtection();
    } else if (measure === undefined) {
        throw new Error(
            `There is no benchmark ${name}: realtime, clients, ledger, protection, ${Object.keys(CASES).join(', ')}.`,
        );
    } else {
        await measure(readStage());
    }
    if (Date.now() - started > MOST_MINUTES * 60_000) {
        throw new Error(`${name} took longer than ${MOST_MINUTES} minutes.`);
    }
}
