import { expect, it } from 'vitest';
import { artisan } from './support/artisan';
import { openBrowser } from './support/browser';
import { faultsOf } from './support/look';
import { pageOf } from './support/sign-in';
import { sees } from './support/wait';

const browser = openBrowser();
const DEVELOPER = 'maya.okonkwo';

it('shows a request that was just made with its queries, and finds a job', async () => {
    const page = await pageOf(browser, DEVELOPER, { at: '/developer/deliveries' });
    await page.goto('/telescope?search=developer/deliveries');
    await page
        .getByRole('row', { name: /GET \/developer\/deliveries/ })
        .first()
        .click();

    await sees(page.getByRole('heading', { name: 'GET /developer/deliveries', level: 1 }));
    await sees(page.getByText(/from "?webhook_deliveries/).first());
    expect(await faultsOf(page, 'telescope-request')).toEqual([]);

    await page.goto('/telescope');
    await page.getByRole('link', { name: 'Queries' }).click();
    await sees(page.getByRole('columnheader', { name: 'Duration' }));
    expect(await faultsOf(page, 'telescope-queries')).toEqual([]);
});

it('shows the load of the server and the busiest users', async () => {
    await artisan('schedule:test', '--name=pulse:check');
    const page = await pageOf(browser, DEVELOPER, { at: '/pulse' });

    await sees(page.getByText('Processor load'));
    await sees(page.getByRole('region', { name: 'Usage' }).getByText('Maya Okonkwo'));
    expect(await faultsOf(page, 'pulse')).toEqual([]);
});
