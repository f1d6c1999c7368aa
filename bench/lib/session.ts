import { createHmac } from 'node:crypto';
import type { Person, Stage } from './stage';

/** A browser's cookies, and the sign-in over HTTP: password, then second factor. */
export class Session {
    private readonly jar = new Map<string, string>();

    constructor(private readonly url: string) {}

    get cookies(): { name: string; value: string }[] {
        return [...this.jar].map(([name, value]) => ({ name, value }));
    }

    get cookieHeader(): string {
        return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    }

    async signIn(person: Person): Promise<void> {
        await this.send('/login');
        await this.send('/login', { email: person.email, password: person.password });
        const reply = await this.send('/two-factor', { code: totp(person.secret), trust_device: false });
        const target = new URL(reply.headers.get('Location') ?? '', this.url).pathname;
        if (target !== '/') {
            throw new Error(`${person.email} could not sign in: sent to ${target} with ${reply.status}.`);
        }
    }

    async send(path: string, body?: Record<string, unknown>, headers: Record<string, string> = {}): Promise<Response> {
        const reply = await fetch(this.url + path, {
            method: body === undefined ? 'GET' : 'POST',
            redirect: 'manual',
            headers: {
                Cookie: this.cookieHeader,
                ...(body === undefined ? {} : { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': this.xsrfToken() }),
                ...headers,
            },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        for (const line of reply.headers.getSetCookie()) {
            const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
            this.jar.set(name, value);
        }
        return reply;
    }

    /** The headers of an Inertia visit: the cookies, and the asset version of the first page. */
    async visitHeaders(): Promise<Record<string, string>> {
        const document = await (await this.send('/')).text();
        const version = /"version":"([^"]+)"/.exec(document.replaceAll('&quot;', '"'))?.[1];
        if (version === undefined) {
            throw new Error('The dashboard names no asset version.');
        }
        return {
            Cookie: this.cookieHeader,
            Accept: 'text/html, application/xhtml+xml',
            'X-Inertia': 'true',
            'X-Inertia-Version': version,
            'X-Requested-With': 'XMLHttpRequest',
        };
    }

    private xsrfToken(): string {
        const cookie = [...this.jar].find(([name]) => name.endsWith('XSRF-TOKEN'));
        return decodeURIComponent(cookie?.[1] ?? '');
    }
}

let shared: Session | null = null;

/** One session for all measurements: a code works once, and the next code comes after 30 seconds. */
export async function signedIn(stage: Stage): Promise<Session> {
    if (shared === null) {
        shared = new Session(stage.url);
        await shared.signIn(stage.person);
    }
    return shared;
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The current code (RFC 6238). */
function totp(secret: string): string {
    const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
    const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
    const step = Buffer.alloc(8);
    step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
    const digest = createHmac('sha1', key).update(step).digest();
    const offset = digest.readUInt8(19) & 15;
    return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
