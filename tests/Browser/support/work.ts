import { randomInt, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { rowsOf } from './database';
import { bankLine, type Intake, moment, newClient } from './intake';

interface FreshClient {
    name: string;
    pin: string;
    mobile: string;
}

/** Somebody whom no news has told of yet and nothing stands against, with a name and a number that nobody shares. */
export async function freshClient(): Promise<FreshClient> {
    const [client] =
        await rowsOf(`select first_name || ' ' || last_name as name, pin, mobile_e164 as mobile from clients c
        where deleted_at is null and mobile_e164 like '+614%' and status = 'active' and is_barred = 0 and betstop_state <> 'registered'
        and not exists (select 1 from notifications n where n.client_id = c.id)
        and not exists (select 1 from conversations s where s.phone_e164 = c.mobile_e164)
        and not exists (select 1 from clients o where o.id != c.id and (o.mobile_e164 = c.mobile_e164
            or (o.first_name = c.first_name and o.last_name = c.last_name)))
        order by random() limit 1`);
    if (client === undefined) {
        throw new Error('News has told of every client.');
    }

    return { name: String(client.name), pin: String(client.pin), mobile: String(client.mobile) };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A name that no run before had; of letters, since a payer's name ends where digits begin. */
export const newName = (): string => Array.from({ length: 8 }, () => LETTERS.charAt(randomInt(26))).join('');

/** Sends work in; gives the words by which its row is found. */
export type Sender = (intake: Intake) => Promise<string>;

export const aRiskCheck: Sender = async (intake) => {
    const lastName = newName();
    await accepted(intake.post('clients', newClient('Kirra', lastName)));

    return lastName;
};

export const aDeposit: Sender = async (intake) => {
    const payer = newName();
    await accepted(intake.post('bank-lines', bankLine(payer, randomInt(1_000_000))));

    return payer;
};

export const aMessage: Sender = async (intake) => {
    const { mobile } = await freshClient();
    const words = `Please call me about ${newName()}`;
    await accepted(intake.post('sms/inbound', inboundSms(mobile, words)));

    return words;
};

export const aCommunication: Sender = async (intake) => {
    const { name, pin } = await freshClient();
    await accepted(
        intake.post('rsg-communications', {
            external_id: randomUUID(),
            client_pin: pin,
            channel: 'email',
            body: 'I would like to take a break.',
            sent_at: moment(),
        }),
    );

    return name;
};

export const aForm: Sender = async (intake) => {
    const { name, pin } = await freshClient();
    await accepted(
        intake.post('form-submissions', {
            external_id: randomUUID(),
            form_type: 'deposit_limit',
            client_pin: pin,
            fields: { 'Weekly limit': '$200' },
            submitted_at: moment(),
        }),
    );

    return name;
};

/** @returns the client's name */
export async function aWithdrawal(intake: Intake, reference: string = randomUUID()): Promise<string> {
    const { name, pin } = await freshClient();
    await accepted(
        intake.post('withdrawal-requests', {
            reference,
            client_pin: pin,
            amount_cents: 250_00,
            requested_at: moment(),
        }),
    );

    return name;
}

/** @returns the client's name */
export async function aReview(intake: Intake, screenshot: Buffer): Promise<string> {
    const { name, pin } = await freshClient();
    const form = new FormData();
    form.set('external_id', randomUUID());
    form.set('client_pin', pin);
    form.set('platform_name', 'Google');
    form.set('screenshot', new Blob([new Uint8Array(screenshot)], { type: 'image/png' }), 'review.png');
    await accepted(intake.postForm('social-media-reviews', form));

    return name;
}

export function inboundSms(from: string, body: string): Record<string, unknown> {
    return { provider_id: randomUUID(), from, body, received_at: moment() };
}

async function accepted(answer: ReturnType<Intake['post']>): Promise<void> {
    const { status, body } = await answer;
    expect(status, JSON.stringify(body)).toBe(201);
}
