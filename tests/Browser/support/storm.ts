import { randomInt, randomUUID } from 'node:crypto';
import { rowsOf } from './database';
import { bankLine, type Intake, moment } from './intake';

/** A kind of incoming record. Each record has its own subject, so that no notification replaces another. */
interface Kind {
    path: string;
    /** The ability of the users who must be notified. */
    ability: string;
    /** @returns the call's body; `mark` identifies its record */
    body: (mark: string, pin: string) => Record<string, unknown>;
    /** @returns SQL for the number of notifications of each record, as rows `{told}` */
    told: (mark: string) => string;
}

const perRecord = (table: string, type: string, where: string) => `select count(n.id) as told from ${table} w
    left join notifications n on n.notifiable_type = '${type}' and n.notifiable_id = w.id where ${where} group by w.id`;

/** A valid mobile for each record, because a conversation’s notification replaces its older one. Numbers from +61 495 4 are invalid. */
function mobileOf(mark: string): string {
    const [, run, number] = mark.split('-');

    return `+6149${String(Number.parseInt(String(run), 16) % 5_000).padStart(4, '0')}${String(number).padStart(3, '0')}`;
}

export const KINDS: readonly Kind[] = [
    {
        path: 'bank-lines',
        ability: 'viewDeposits',
        body: (mark) => ({ ...bankLine('STORM BILBY', randomInt(1_000_000)), bank_reference: mark }),
        told: (mark) =>
            perRecord(
                'deposits',
                'deposit',
                `w.bank_line_id in (select id from bank_lines where bank_reference like '${mark}%')`,
            ),
    },
    {
        path: 'sms/inbound',
        ability: 'viewSMSPanel',
        body: (mark) => ({
            provider_id: mark,
            from: mobileOf(mark),
            body: 'A message in the storm',
            received_at: moment(),
        }),
        told: (mark) => perRecord('sms_messages', 'sms_message', `w.provider_id like '${mark}%'`),
    },
    {
        path: 'rsg-communications',
        ability: 'viewRsgCommunications',
        body: (mark, pin) => ({
            external_id: mark,
            client_pin: pin,
            channel: 'sms',
            body: 'A word in the storm',
            sent_at: moment(),
        }),
        told: (mark) => perRecord('rsg_communications', 'rsg_communication', `w.external_id like '${mark}%'`),
    },
    {
        path: 'form-submissions',
        ability: 'viewRsgFormSubmissions',
        body: (mark) => ({ external_id: mark, form_type: 'time_out', fields: { weeks: '4' }, submitted_at: moment() }),
        told: (mark) => perRecord('rsg_form_submissions', 'rsg_form_submission', `w.external_id like '${mark}%'`),
    },
    {
        path: 'withdrawal-requests',
        ability: 'viewWithdrawals',
        body: (mark, pin) => ({ reference: mark, client_pin: pin, amount_cents: 50_00, requested_at: moment() }),
        told: (mark) => perRecord('withdrawals', 'withdrawal', `w.reference like '${mark}%'`),
    },
];

interface Storm {
    mark: string;
    /** The number of records sent of each kind. */
    ofEachKind: number;
    /** The number of calls that failed on a dead server and were repeated. */
    repeated: number;
}

const RETRY_MS = 250;
// A killed call's key is free again after 20 s.
const GIVE_UP_MS = 120_000;

/** Actions to run just before a call, keyed by the number of the call. */
type Acts = ReadonlyMap<number, () => void>;

/** Sends calls at this rate. Each call has its own key and is repeated until it succeeds. */
export async function storm(intake: Intake, perSecond: number, seconds: number, acts: Acts): Promise<Storm> {
    const mark = `STORM-${randomUUID().slice(0, 8)}`;
    const ofEachKind = Math.floor((perSecond * seconds) / KINDS.length);
    const pins = (
        await rowsOf(`select pin from clients where deleted_at is null order by random() limit ${ofEachKind}`)
    ).map(({ pin }) => String(pin));
    if (pins.length < ofEachKind) {
        throw new Error(`The storm needs ${ofEachKind} clients.`);
    }
    const began = Date.now();
    const sent: Promise<number>[] = [];
    for (let place = 0; place < ofEachKind * KINDS.length; place++) {
        await until(began + (place * 1000) / perSecond);
        acts.get(place)?.();
        const kind = KINDS[place % KINDS.length] as Kind;
        const number = Math.floor(place / KINDS.length);
        sent.push(insist(intake, kind.path, kind.body(`${mark}-${number}`, String(pins[number]))));
    }
    const repeats = await Promise.all(sent);

    return { mark, ofEachKind, repeated: repeats.filter((count) => count > 0).length };
}

/** @returns the number of repeats */
async function insist(intake: Intake, path: string, body: Record<string, unknown>): Promise<number> {
    const key = randomUUID();
    const last = Date.now() + GIVE_UP_MS;
    for (let repeats = 0; ; repeats++) {
        const status = await intake.post(path, body, key).then(
            (answer) => answer.status,
            () => 0,
        );
        if (status >= 200 && status < 300) {
            return repeats;
        }
        if ((status >= 400 && status < 500 && status !== 409) || Date.now() > last) {
            throw new Error(`${path} was answered with ${status} after ${repeats} repeats.`);
        }
        await until(Date.now() + RETRY_MS);
    }
}

function until(moment: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - Date.now())));
}
