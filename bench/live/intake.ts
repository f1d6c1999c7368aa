import type { NotificationType } from '@/types/generated';
import { pause, run } from '../lib/processes';
import type { Stage } from '../lib/stage';

/** An intake call, and the name of its new record in the events. */
export interface Call {
    readonly path: string;
    readonly type: NotificationType;
    readonly body: Record<string, unknown>;
    readonly idIn: (reply: Record<string, unknown>) => unknown;
}

interface Client {
    readonly pin: string;
    readonly mobile_e164: string;
}

const SCOPES = [
    'clients:create',
    'bank-lines:create',
    'sms:receive',
    'rsg-communications:create',
    'form-submissions:create',
    'withdrawal-requests:create',
];
const CLIENTS = 200;
const KINDS = 5;
const RETRY_MS = 250;

/** The five most frequent kinds of intake calls. */
export class Intake {
    /** Calls answered with 503, which were sent again. */
    refusals = 0;
    private readonly token: string;
    private readonly clients: readonly Client[];
    /** Counts the calls of all benchmarks of a run, because references are unique. */
    private static calls = 0;

    constructor(private readonly stage: Stage) {
        const scopes = SCOPES.map((scope) => `--scope=${scope}`);
        this.token = (run(stage, 'php', 'artisan', 'api:token', 'bench', ...scopes).split('\n')[0] ?? '').trim();
        this.clients = JSON.parse(run(stage, 'php', 'bench/php/clients.php', String(CLIENTS))) as Client[];
    }

    /** Each kind in turn, each for the next client. */
    next(): Call {
        const kinds = [this.bankLine, this.sms, this.rsgCommunication, this.formSubmission, this.withdrawal];
        const make = kinds[Intake.calls % KINDS] ?? this.bankLine;
        return make.call(this);
    }

    bankLine(): Call {
        const number = this.count();
        return {
            path: '/api/v1/bank-lines',
            type: 'deposit',
            body: {
                rail: 'osko',
                bank_reference: `BENCH-${number}`,
                description: `Payment from Bench Payer ${number}`,
                amount_cents: number,
                value_at: moment(),
            },
            idIn: ({ deposit }) => (deposit as { id: number }).id,
        };
    }

    client(): Call {
        const number = this.count();
        return {
            path: '/api/v1/clients',
            type: 'risk_check',
            body: {
                company: 'regal-bet',
                first_name: 'Bench',
                last_name: `Arrival ${number}`,
                date_of_birth: '1988-04-09',
                email: `arrival.${number}@example.com`,
            },
            idIn: ({ id }) => id,
        };
    }

    /** Sends the call until it is accepted, and returns the id of the new record. */
    async send({ path, body, idIn }: Call): Promise<unknown> {
        const key = crypto.randomUUID();
        for (;;) {
            const reply = await this.post(path, body, key);
            if (reply.status === 201) {
                return idIn((await reply.json()) as Record<string, unknown>);
            }
            if (reply.status !== 503) {
                throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
            }
            this.refusals += 1;
            await pause(RETRY_MS);
        }
    }

    private post(path: string, body: Record<string, unknown>, key: string): Promise<Response> {
        return fetch(this.stage.url + path, {
            method: 'POST',
            headers: {
                Authorization: `Bearer ${this.token}`,
                'Content-Type': 'application/json',
                Accept: 'application/json',
                'Idempotency-Key': key,
            },
            body: JSON.stringify(body),
        });
    }

    private sms(): Call {
        const number = this.count();
        return {
            path: '/api/v1/sms/inbound',
            type: 'message',
            body: {
                provider_id: `BENCH-${number}`,
                from: this.clientOf(number).mobile_e164,
                body: `Could you call me back about ${number}?`,
                received_at: moment(),
            },
            idIn: ({ id }) => id,
        };
    }

    private rsgCommunication(): Call {
        const number = this.count();
        return {
            path: '/api/v1/rsg-communications',
            type: 'rsg_communication',
            body: {
                external_id: `BENCH-${number}`,
                client_pin: this.clientOf(number).pin,
                channel: 'email',
                body: 'I would like to talk about my limits.',
                sent_at: moment(),
            },
            idIn: ({ id }) => id,
        };
    }

    private formSubmission(): Call {
        const number = this.count();
        return {
            path: '/api/v1/form-submissions',
            type: 'form_submission',
            body: {
                external_id: `BENCH-${number}`,
                form_type: 'time_out',
                client_pin: this.clientOf(number).pin,
                fields: { Weeks: 4, Reason: 'A break' },
                submitted_at: moment(),
            },
            idIn: ({ id }) => id,
        };
    }

    private withdrawal(): Call {
        const number = this.count();
        return {
            path: '/api/v1/withdrawal-requests',
            type: 'withdrawal',
            body: {
                reference: `BENCH-${number}`,
                client_pin: this.clientOf(number).pin,
                amount_cents: 5_000 + number,
                requested_at: moment(),
            },
            idIn: ({ id }) => id,
        };
    }

    private clientOf(number: number): Client {
        const client = this.clients[Math.floor(number / KINDS) % this.clients.length];
        if (client === undefined) {
            throw new Error('There are no clients with a mobile number.');
        }
        return client;
    }

    private count(): number {
        Intake.calls += 1;
        return Intake.calls;
    }
}

/** A minute ago: the work was done before the call. */
function moment(): string {
    return new Date(Date.now() - 60_000).toISOString().replace(/\.\d+Z/, '+00:00');
}
