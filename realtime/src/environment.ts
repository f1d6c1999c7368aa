import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Environment } from './config';

/** The process environment, completed by the project's `.env`. */
export function readEnvironment(own: Environment, file: URL): Environment {
    const fallback = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
    return { ...fallback, ...own };
}
