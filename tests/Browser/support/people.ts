import { join } from 'node:path';
import { request } from 'playwright-core';

/** The password of all demo staff, see StaffSeeder. */
export const PASSWORD = 'Spring-Carnival-Track-7';

/** @returns the file with a colleague's signed-in storage state */
export const stateFile = (folder: string, name: string) => join(folder, 'people', `${name}.json`);

/** Prints one line for each user with an authenticator app: the email address and the current code. */
export const PRINT_CODES = `foreach (App\\Models\\User::query()->where('is_active', true)->whereNotNull('totp_confirmed_at')->pluck('email') as $email) {
    Illuminate\\Support\\Facades\\Artisan::call('demo:code', ['email' => $email]);
    echo $email, ' ', trim(Illuminate\\Support\\Facades\\Artisan::output()), PHP_EOL;
}`;

/**
 * Signs every colleague in once with password and code, and saves their storage states for all test files.
 *
 * @param printed the output of PRINT_CODES
 */
export async function signEveryoneIn(url: string, folder: string, printed: string): Promise<void> {
    const people = printed.split('\n').flatMap((line) => {
        const [, email, name, code] = /^((\S+)@\S+) (\d{6})$/.exec(line.trim()) ?? [];

        return email && name && code ? [{ email, name, code }] : [];
    });
    if (people.length === 0) {
        throw new Error(`No user can sign in: ${printed}`);
    }
    await Promise.all(people.map(({ email, name, code }) => signIn(url, stateFile(folder, name), email, code)));
}

async function signIn(url: string, file: string, email: string, code: string): Promise<void> {
    const visitor = await request.newContext({ baseURL: url, timeout: 120_000 });
    await visitor.get('/login');
    const send = async (path: string, form: Record<string, string>, next: string) => {
        const { cookies } = await visitor.storageState();
        const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
        const answer = await visitor.post(path, {
            form,
            headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
            maxRedirects: 0,
        });
        const place = new URL(answer.headers().location ?? '', url).pathname;
        if (answer.status() !== 302 || place !== next) {
            throw new Error(`${path} answered ${answer.status()} and sent ${email} to ${place}.`);
        }
    };
    await send('/login', { email, password: PASSWORD }, '/two-factor');
    await send('/two-factor', { code }, '/');
    await visitor.storageState({ path: file });
    await visitor.dispose();
}
