import { randomInt, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { artisan } from './artisan';
import { product } from './provided';
import { eventually } from './wait';

interface Answer {
    status: number;
    replayed: boolean;
    body: Record<string, unknown>;
}

/** @returns the current time with the offset that the intake requires */
export const moment = () => `${new Date().toISOString().slice(0, 19)}+00:00`;

/** A payment into the business's account. It matches no client unless the digits are a PIN. */
export function bankLine(payer: string, digits: number): Record<string, unknown> {
    return {
        rail: 'payid',
        bank_reference: `BR-${randomUUID()}`,
        description: `Payment from ${payer} ${digits}`,
        amount_cents: 125_00,
        value_at: moment(),
    };
}

export function newClient(firstName: string, lastName: string): Record<string, unknown> {
    return {
        company: 'regal-bet',
        first_name: firstName,
        last_name: lastName,
        date_of_birth: aBirthday(),
        email: `${firstName}.${lastName}.${randomInt(1_000_000)}@example.com`.toLowerCase(),
    };
}

/** Random, because people with the same birthday are suggested as possible matches. */
const aBirthday = () => new Date(Date.UTC(randomInt(1950, 2000), 0, randomInt(1, 366))).toISOString().slice(0, 10);

const SCOPES = [
    'clients:create',
    'bank-lines:create',
    'withdrawal-requests:create',
    'sms:receive',
    'emails:receive',
    'rsg-communications:create',
    'form-submissions:create',
    'social-media-reviews:create',
];

const BUSY = 503;
const BUSY_MS = 60_000;

/** A client of the intake API with its own token. */
export class Intake {
    private constructor(private readonly token: string) {}

    static async open(): Promise<Intake> {
        const printed = await artisan('api:token', 'browser tests', ...SCOPES.map((scope) => `--scope=${scope}`));
        const token = /^\d+\|\w+$/m.exec(printed)?.[0];
        if (token === undefined) {
            throw new Error(`api:token printed no token: ${printed}`);
        }

        return new Intake(token);
    }

    post(path: string, body: Record<string, unknown>, key: string = randomUUID()): Promise<Answer> {
        return this.send(path, key, JSON.stringify(body), { 'Content-Type': 'application/json' });
    }

    /** Sends a new record and retries under the same key while the server is busy. */
    async accept(path: string, body: Record<string, unknown>): Promise<Answer> {
        const key = randomUUID();
        let answer = await this.post(path, body, key);
        await eventually(async () => {
            if (answer.status === BUSY) {
                answer = await this.post(path, body, key);
            }

            return answer.status;
        }, BUSY_MS).not.toBe(BUSY);
        expect(answer.status, JSON.stringify(answer.body)).toBe(201);

        return answer;
    }

    /** Like `post`, for records with a file. */
    postForm(path: string, form: FormData): Promise<Answer> {
        return this.send(path, randomUUID(), form);
    }

    private async send(path: string, key: string, body: string | FormData, headers = {}): Promise<Answer> {
        const response = await fetch(`${product().url}/api/v1/${path}`, {
            method: 'POST',
            headers: {
                Accept: 'application/json',
                Authorization: `Bearer ${this.token}`,
                'Idempotency-Key': key,
                ...headers,
            },
            body,
        });

        return {
            status: response.status,
            replayed: response.headers.get('Idempotency-Replayed') === 'true',
            body: (await response.json()) as Record<string, unknown>,
        };
    }
}
