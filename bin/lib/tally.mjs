// Sums the reports of bin/test into its closing line, after the names of what failed; a suite that left no report counts as
// one failure.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [reports, database] = process.argv.slice(2);
const suites = database === 'sqlite' ? ['phpunit.xml', 'pages.xml', 'realtime.xml', 'browser.xml'] : ['phpunit.xml'];

let passed = 0;
let failed = 0;

const checks = read('check.tally')?.trim().split('\n') ?? ['0 1', 'bin/check did not run to its end'];
const [checksPassed, checksFailed] = checks[0].split(' ').map(Number);
passed += checksPassed;
failed += checksFailed;
checks.slice(1).forEach(report);

for (const suite of suites) {
    const text = read(suite);
    const totals = text?.match(/<testsuites?\b[^>]*\btests="\d+"[^>]*>/)?.[0];
    if (!totals) {
        report(`${suite} is missing: that suite did not run to its end`);
        failed += 1;
        continue;
    }
    const count = (name) => Number(totals.match(new RegExp(`\\b${name}="(\\d+)"`))?.[1] ?? 0);
    // On another database a few tests of SQLite's own ways have nothing to test; on SQLite nothing may be left out.
    const broken = count('failures') + count('errors') + (database === 'sqlite' ? count('skipped') : 0);
    passed += count('tests') - count('failures') - count('errors') - count('skipped');
    failed += broken;
    for (const [, test, outcome] of text.matchAll(/<testcase\b([^>]*[^/])>\s*<(failure|error|skipped)\b/g)) {
        report(`${outcome}: ${attribute(test, 'class') || attribute(test, 'classname')} ${attribute(test, 'name')}`);
    }
}

process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

function report(line) {
    console.error(`✗ ${line}`);
}

function attribute(tag, name) {
    return tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1] ?? '';
}

function read(name) {
    const file = join(reports, name);

    return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
