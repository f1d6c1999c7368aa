import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { DESKTOP, openBrowser, PHONE } from './support/browser';
import { rowsOf } from './support/database';
import { overflowOf } from './support/layout';
import { screenshots } from './support/screens';
import { pageOf } from './support/sign-in';
import { eventually, sees } from './support/wait';

const browser = openBrowser();
const OFFICER = 'rosie.callaghan';

describe('RSG dashboard', { timeout: 240_000 }, () => {
    it('shows overdue work first, with a link to each record', async () => {
        const page = await pageOf(browser, OFFICER, { at: '/rsg' });
        const rows = page.getByRole('list', { name: 'Open work' }).getByRole('listitem');
        await sees(rows.first(), page.getByRole('heading', { name: 'New work, 30 days' }));
        const dues = (await rows.allTextContents()).map((text) => text.includes('overdue'));
        expect(dues).toEqual([...dues].sort((one, other) => Number(other) - Number(one)));
        expect(dues[0]).toBe(true);
        await sees(page.locator('figure canvas').first());

        expect(await accessibilityFaults(page)).toEqual([]);
        await screenshots(page, 'rsg-dashboard');
        await page.setViewportSize(PHONE);
        expect(await overflowOf(page)).toBeNull();
        await page.setViewportSize(DESKTOP);

        await page.getByRole('link', { name: /^Exclusions \d/ }).click();
        await page.waitForURL('**/rsg/exclusions');
        await page.getByRole('table', { name: 'Exclusions' }).getByRole('row').nth(1).click();
        await page.waitForURL('**/rsg/exclusions/*');
    });
});

describe('possible matches', { timeout: 240_000 }, () => {
    it('are decided about leads and DB clients, too', async () => {
        const [lead] = await rowsOf(`select l.first_name || ' ' || l.last_name as name from exclusion_reviews r
            join leads l on l.id = r.person_id where r.person_type = 'lead' and r.status = 'open' limit 1`);
        const [dbClient] =
            await rowsOf(`select d.id, d.first_name || ' ' || d.last_name as name from exclusion_reviews r
            join db_clients d on d.id = r.person_id where r.person_type = 'db_client' and r.status = 'open' limit 1`);
        const page = await pageOf(browser, OFFICER, { at: '/rsg/exclusion-reviews' });
        const row = (name: string, kind: string) =>
            page.getByRole('row').filter({ hasText: name }).filter({ hasText: kind }).first();
        await sees(row(String(lead?.name), 'Lead'), row(String(dbClient?.name), 'DB client'));
        expect(await accessibilityFaults(page)).toEqual([]);
        await screenshots(page, 'possible-matches');
        await page.setViewportSize(PHONE);
        expect(await overflowOf(page)).toBeNull();
        await page.setViewportSize(DESKTOP);

        await row(String(lead?.name), 'Lead').getByRole('button', { name: 'Not the same person' }).click();
        await page.getByRole('textbox', { name: /How do you know/ }).fill('Showed a passport');
        await page.getByRole('button', { name: 'Mark as another person' }).click();
        await sees(page.getByText('Marked as not the same person.').first());

        await row(String(dbClient?.name), 'DB client')
            .getByRole('button', { name: 'Same person', exact: true })
            .click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Exclude DB client' }).click();
        await sees(page.getByText('DB client excluded.').first());
        expect(await rowsOf(`select status from db_clients where id = ${dbClient?.id}`)).toEqual([
            { status: 'suppressed' },
        ]);
    });
});

describe('exclusion case', { timeout: 240_000 }, () => {
    it('guides staff through the checklist', async () => {
        const [found] =
            await rowsOf(`select exclusion_case_id as id, count(*) as steps, sum(done_at is not null) as done
            from exclusion_steps group by exclusion_case_id having sum(done_at is null) > 2 order by exclusion_case_id limit 1`);
        const page = await pageOf(browser, OFFICER, { at: `/rsg/exclusions/${found?.id}` });
        await sees(
            page.getByText(`${found?.done} of ${found?.steps} done`),
            page.getByRole('heading', { name: 'History' }),
        );
        expect(await accessibilityFaults(page)).toEqual([]);
        await screenshots(page, 'exclusion-case');
        await page.setViewportSize(PHONE);
        expect(await overflowOf(page)).toBeNull();
        await page.setViewportSize(DESKTOP);

        await page.getByRole('button', { name: 'Mark as done: Settle pending bets' }).click();
        const dialog = page.getByRole('dialog');
        const reason = dialog.getByRole('textbox', { name: /Reason/ });
        if (await reason.isVisible()) {
            await dialog.getByRole('button', { name: 'Mark as done' }).click();
            await sees(dialog.getByText(/Enter a reason to check it off anyway/).first());
            await reason.fill('The bookmaker voids the bets tomorrow.');
        }
        expect(await accessibilityFaults(page)).toEqual([]);
        await dialog.getByRole('button', { name: 'Mark as done' }).click();
        await sees(page.getByText(`${Number(found?.done) + 1} of ${found?.steps} done`));
    });

    it('freezes a record after a colleague says that it is the same person', async () => {
        const [found] = await rowsOf(
            "select exclusion_case_id as id, record_id from exclusion_records where state = 'uncertain' and record_type = 'client' order by score desc limit 1",
        );
        const page = await pageOf(browser, OFFICER, { at: `/rsg/exclusions/${found?.id}` });
        await page
            .getByRole('button', { name: /is the same person$/ })
            .first()
            .click();

        await sees(page.getByText('Decided by Rosie Callaghan').first());
        await eventually(async () => {
            const [client] = await rowsOf(
                `select is_barred or betstop_state = 'registered' as frozen from clients where id = ${found?.record_id}`,
            );
            return Number(client?.frozen);
        }).toBe(1);
    });
});
