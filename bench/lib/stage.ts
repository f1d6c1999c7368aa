import { readFileSync } from 'node:fs';

/** How long to measure. */
export interface Pace {
    readonly rounds: number;
    readonly seconds: number;
}

/** The processes and addresses that bench/run started. */
export interface Stage extends Pace {
    readonly folder: string;
    readonly release: string;
    readonly url: string;
    readonly baseUrl: string;
    /** The user who measures. */
    readonly person: Person;
    /** Fifty other users. */
    readonly staff: readonly Person[];
}

export interface Person {
    readonly id: number;
    readonly email: string;
    readonly password: string;
    readonly secret: string;
}

export function readPace(): Pace {
    return { rounds: Number(process.env.ROUNDS ?? 3), seconds: Number(process.env.SECONDS_EACH ?? 4) };
}

export function readStage(): Stage {
    const folder = required('STAGE');
    const [person, ...staff] = JSON.parse(readFileSync(`${folder}/staff.json`, 'utf8')) as [Person, ...Person[]];
    return {
        folder,
        release: required('RELEASE'),
        url: `https://127.0.0.1:${required('HTTPS_PORT')}`,
        baseUrl: `https://127.0.0.1:${required('BASE_PORT')}`,
        ...readPace(),
        person,
        staff,
    };
}

function required(name: string): string {
    const value = process.env[name];
    if (value === undefined || value === '') {
        throw new Error(`${name} is not set: start this with bench/run.`);
    }
    return value;
}
