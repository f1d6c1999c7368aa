import { randomInt, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { rowsOf } from './database';
import { bankLine, type Intake, moment, newClient } from './intake';

interface FreshClient {
    name: string;
    pin: string;
    mobile: string;
}

const given = new Set<string>();

/** Finds an active client without exclusions and notifications, whose name and number are unique. */
export async function freshClient(): Promise<FreshClient> {
    const [client] =
        await rowsOf(`select first_name || ' ' || last_name as name, pin, mobile_e164 as mobile from clients c
        where deleted_at is null and mobile_e164 like '+614%' and mobile_e164 not like '+6149157%' and sms_opted_out_at is null
        and status = 'active' and is_barred = 0 and betstop_state <> 'registered'
        and not exists (select 1 from notifications n where n.client_id = c.id)
        and not exists (select 1 from conversations s where s.phone_e164 = c.mobile_e164)
        and not exists (select 1 from clients o where o.id != c.id and (o.mobile_e164 = c.mobile_e164
            or (o.first_name = c.first_name and o.last_name = c.last_name)))
        and pin not in ('${[...given].join("', '")}')
        order by random() limit 1`);
    if (client === undefined) {
        throw new Error('Every client already has a notification.');
    }

    given.add(String(client.pin));

    return { name: String(client.name), pin: String(client.pin), mobile: String(client.mobile) };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A random name. Letters only, because a payer's name ends at the first digit. */
export const newName = (): string => Array.from({ length: 8 }, () => LETTERS.charAt(randomInt(26))).join('');

/** A random surname with a capital first letter. */
export function newSurname(): string {
    const name = newName();

    return name.charAt(0) + name.slice(1).toLowerCase();
}

/** A random mobile number that no demo client has, in local format. */
export const newMobile = (): string =>
    `0488 ${String(randomInt(1_000)).padStart(3, '0')} ${String(randomInt(1_000)).padStart(3, '0')}`;

/** Sends a record through the intake, and returns the text that identifies its row. */
export type Sender = (intake: Intake) => Promise<string>;

export const aRiskCheck: Sender = async (intake) => {
    const lastName = newName();
    await intake.accept('clients', newClient('Kirra', lastName));

    return lastName;
};

export const aDeposit: Sender = async (intake) => {
    const payer = newName();
    await intake.accept('bank-lines', bankLine(payer, randomInt(1_000_000)));

    return payer;
};

export const aMessage: Sender = async (intake) => {
    const { mobile } = await freshClient();
    const words = `Please call me about ${newName()}`;
    await intake.accept('sms/inbound', inboundSms(mobile, words));

    return words;
};

export const aCommunication: Sender = async (intake) => {
    const { name, pin } = await freshClient();
    await intake.accept('rsg-communications', {
        external_id: randomUUID(),
        client_pin: pin,
        channel: 'email',
        body: 'I would like to take a break.',
        sent_at: moment(),
    });

    return name;
};

export const aForm: Sender = async (intake) => {
    const { name, pin } = await freshClient();
    await intake.accept('form-submissions', {
        external_id: randomUUID(),
        form_type: 'deposit_limit',
        client_pin: pin,
        fields: { 'Weekly limit': '$200' },
        submitted_at: moment(),
    });

    return name;
};

/** @returns the client's name */
export async function aWithdrawal(intake: Intake, reference: string = randomUUID()): Promise<string> {
    const { name, pin } = await freshClient();
    await intake.accept('withdrawal-requests', {
        reference,
        client_pin: pin,
        amount_cents: 250_00,
        requested_at: moment(),
    });

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
