import type { Page } from 'playwright-core';
import { product } from './provided';

export type Payload = Record<string, unknown>;

/** Sends the request of a button with the page's session. It throws when the server doesn't answer. */
export async function sendAs(
    page: Page,
    method: 'POST' | 'PUT',
    path: string,
    data: Payload,
    headers: Record<string, string> = {},
): Promise<number> {
    const cookies = await page.context().cookies(product().url);
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const url = page.url().startsWith('http') ? page.url() : product().url;
    const answer = await page.request.fetch(path, {
        method,
        data,
        headers: { ...headers, 'X-XSRF-TOKEN': decodeURIComponent(token), Referer: url },
        maxRedirects: 0,
        timeout: 30_000,
    });

    return answer.status();
}
