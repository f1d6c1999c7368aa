// Sums the reports of bin/test into its closing line; a suite that left no report counts as one failure.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [reports, database] = process.argv.slice(2);
const suites = database === 'sqlite' ? ['phpunit.xml', 'vitest.xml', 'browser.xml'] : ['phpunit.xml'];

let passed = 0;
let failed = 0;

const [checksPassed, checksFailed] = read('check.tally')?.trim().split(' ').map(Number) ?? [0, 1];
passed += checksPassed;
failed += checksFailed;

for (const suite of suites) {
    const totals = read(suite)?.match(/<testsuites?\b[^>]*\btests="\d+"[^>]*>/)?.[0];
    if (!totals) {
        console.error(`${suite} is missing: that suite did not run to its end.`);
        failed += 1;
        continue;
    }
    const count = (name) => Number(totals.match(new RegExp(`\\b${name}="(\\d+)"`))?.[1] ?? 0);
    const broken = count('failures') + count('errors') + count('skipped');
    passed += count('tests') - broken;
    failed += broken;
}

process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

function read(name) {
    const file = join(reports, name);

    return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
