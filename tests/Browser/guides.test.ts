import { describe, expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { faultsOf } from './support/look';
import { screenshots } from './support/screens';
import { pageOf } from './support/sign-in';
import { eventually, sees } from './support/wait';

const browser = openBrowser();
const OWNER = 'dana.whitford';
const PUBLISHER = 'pauline.drummond';
const READER = 'hugo.lindgren';

describe('guides', { timeout: 240_000 }, () => {
    it('publish a limit by two people, and a colleague acknowledges it', async () => {
        const owner = await pageOf(browser, OWNER, { at: '/guides/limits' });
        await sees(owner.getByRole('heading', { level: 1 }));
        // A scheduled version would apply after a new one, so it goes first. On a retry it is gone.
        const withdraw = owner.getByRole('button', { name: 'Withdraw version' });
        if (await withdraw.isVisible()) {
            await withdraw.click();
            await owner.getByRole('alertdialog').getByRole('button', { name: 'Withdraw version' }).click();
            await sees(owner.getByText('Version withdrawn.').first());
        }
        expect(await faultsOf(owner, 'guide')).toEqual([]);

        await owner.getByRole('link', { name: 'Edit guide' }).click();
        const text = owner.getByLabel('Text');
        const before = await text.inputValue();
        const minutes = Number(/\| (\d+) minutes \|/.exec(before)?.[1]);
        const [earlier, later] = [`${minutes} minutes`, `${minutes - 10} minutes`];
        await text.fill(before.replace(`| ${earlier} |`, `| ${later} |`));
        await owner.getByLabel('What changes').fill(`Withdrawals are getting late after ${later}`);
        await owner.getByRole('button', { name: 'Save draft' }).click();
        await sees(owner.getByText('You wrote this version. A colleague must publish it'));
        await sees(owner.getByRole('cell', { name: new RegExp(`^Added: .* ${later}`) }));
        expect(await faultsOf(owner, 'guide-edit')).toEqual([]);

        const publisher = await pageOf(browser, PUBLISHER, { at: '/guides/limits/edit' });
        await publisher.getByRole('button', { name: 'Publish version' }).click();
        await publisher.waitForURL(/\/guides\/limits$/);
        await sees(
            publisher
                .getByRole('group', { name: /^Limit/ })
                .first()
                .getByText(later),
        );

        const reader = await pageOf(browser, READER, { at: '/withdrawals' });
        await reader.getByRole('link', { name: 'Guide', exact: true }).click();
        await reader.getByRole('button', { name: 'Acknowledge guide' }).click();
        await sees(reader.getByText(/^You acknowledged version/));

        await publisher.getByRole('link', { name: 'See who acknowledged' }).click();
        // Rows also name each colleague's manager.
        const row = publisher.locator('tbody [data-row]').filter({ hasText: /^Pauline Drummond/ });
        await sees(row.getByText('Not yet'));
        expect(await faultsOf(publisher, 'guide-acknowledgements')).toEqual([]);
        await publisher.goto(publisher.url().replace('/acknowledgements', ''));
        await publisher.getByRole('link', { name: 'Compare' }).click();
        await sees(publisher.getByRole('cell', { name: new RegExp(`^Removed: .* ${earlier}`) }));
        expect(await faultsOf(publisher, 'guide-compare')).toEqual([]);
    });

    it('tick a daily task with the keyboard', async () => {
        const page = await pageOf(browser, READER, { at: '/guides/daily-tasks' });
        const tasks = page.getByRole('list', { name: 'Tasks of Payments officer' });
        const dayOff = page.getByText('Not a business day');
        await sees(tasks.or(dayOff).first());
        if (await dayOff.isVisible()) {
            // Tasks are ticked on their own day, and weekends and public holidays have none: the last business day shows them.
            expect(await faultsOf(page, 'daily-tasks-day-off')).toEqual([]);
            await eventually(async () => {
                await page.getByRole('link', { name: 'Previous day' }).click();
                return tasks.isVisible();
            }).toBe(true);
            return;
        }
        const open = tasks.getByRole('checkbox', { checked: false });
        await sees(open.first());
        const count = await open.count();
        expect(await faultsOf(page, 'daily-tasks')).toEqual([]);

        await open.first().focus();
        await page.keyboard.press('Space');
        await eventually(async () => open.count()).toBe(count - 1);
        await sees(page.getByText(/Hugo Lindgren/).first());
        expect((await rowsOf(`select count(*) as done from daily_task_completions`))[0]?.done).toBeGreaterThan(0);

        await page.getByRole('link', { name: 'All roles' }).click();
        await sees(page.getByRole('list', { name: 'Tasks of RSG officer' }));
        await page.getByRole('link', { name: 'Previous day' }).click();
        await sees(page.getByRole('link', { name: 'Next day' }));
        await screenshots(page, 'daily-tasks-history');
    });

    it('find a section', async () => {
        const page = await pageOf(browser, READER, { at: '/guides/risk-schedule' });
        await page.getByRole('searchbox', { name: 'Search guides' }).fill('captcha');
        await page.keyboard.press('Enter');
        await sees(page.getByRole('list', { name: 'Found sections' }).getByText(/SB scraping/));
        expect(await faultsOf(page, 'guide-search')).toEqual([]);
    });
});
