import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'vitest';
import { artisan } from './support/artisan';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { product } from './support/provided';
import { screenshot } from './support/screens';
import { pageOf } from './support/sign-in';
import { eventually, sees } from './support/wait';

const browser = openBrowser();
const DEVELOPER = 'maya.okonkwo';

/** A job that failed every attempt. It works when it is retried. */
async function failJob(): Promise<string> {
    const uuid = randomUUID();
    await artisan(
        'tinker',
        `--execute=Illuminate\\Support\\Facades\\Queue::connection('database')->pushRaw(json_encode(['uuid' => '${uuid}', 'displayName' => App\\Jobs\\RelayOutbox::class, 'job' => 'Illuminate\\Queue\\CallQueuedHandler@call', 'maxTries' => 1, 'data' => ['commandName' => App\\Jobs\\RelayOutbox::class, 'command' => serialize(new App\\Jobs\\RelayOutbox)]]), 'nowhere'); $job = DB::table('jobs')->where('queue', 'nowhere')->first(); app('queue.failer')->log('database', 'live', $job->payload, new RuntimeException('No answer for emma.walsh@example.com')); DB::table('jobs')->where('queue', 'nowhere')->delete();`,
    );

    return uuid;
}

it('shows why a job failed and retries it', async () => {
    const uuid = await failJob();
    const page = await pageOf(browser, DEVELOPER, { at: '/horizon' });
    await sees(page.getByText('Waiting for jobs').first());
    await sees(page.getByText('No answer for e•••@example.com').first());
    await screenshot(page, 'horizon-1440-light');

    await page
        .getByRole('button', { name: /^Details of RelayOutbox/ })
        .first()
        .click();
    const drawer = page.getByRole('dialog', { name: 'RelayOutbox' });
    await sees(drawer.getByText(uuid));
    await sees(drawer.getByText('Stack trace:'));
    await screenshot(page, 'horizon-details-1440-light');

    await drawer.getByRole('button', { name: 'Retry job' }).click();
    await sees(page.getByText('Job queued again.').first());
    await eventually(() => rowsOf(`select 1 from failed_jobs where uuid = '${uuid}'`)).toEqual([]);
    await eventually(() => rowsOf(`select 1 from jobs where payload like '%${uuid}%'`)).toEqual([]);
});

it('finds an entry in the log and opens its stack trace', async () => {
    // Letters only, because the page hides long numbers.
    const name = `Probe ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
    appendFileSync(
        join(String(product().env.LARAVEL_STORAGE_PATH), 'logs/laravel.log'),
        `[2026-11-20 03:05:09] local.INFO: Other\n[2026-11-20 03:05:10] local.ERROR: ${name} for +61491570156\n#0 {main}\n`,
    );
    const page = await pageOf(browser, DEVELOPER, { at: '/log-viewer?file=laravel.log' });
    await sees(page.getByText(name).first());
    await screenshot(page, 'log-viewer-1440-light');

    await page.getByLabel('Level').selectOption('error');
    await page.getByLabel('Search entries').fill(name);
    await eventually(() => page.getByRole('main').getByText('Other').count()).toBe(0);
    await page.getByText(`${name} for +••••••`).first().click();
    await sees(page.getByText('#0 {main}'));
    await screenshot(page, 'log-viewer-entry-1440-light');
});
