import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config';
import { readEnvironment } from '../src/environment';

const MINIMUM = { REVERB_APP_ID: '1', REVERB_APP_KEY: 'k', REVERB_APP_SECRET: 's', APP_URL: 'http://localhost:8000' };

describe('settings', () => {
    it('need few variables and listen only on this machine by default', () => {
        expect(readConfig(MINIMUM)).toMatchObject({
            host: '127.0.0.1',
            port: 8081,
            path: '',
            apps: [{ id: '1', key: 'k', secret: 's', enabled: true, clientEvents: true, maxConnections: 0 }],
            allowedOrigins: ['localhost', '127.0.0.1', '[::1]'],
            tls: null,
            limits: { activityTimeoutSeconds: 120, pongTimeoutSeconds: 30, eventBytes: 10_240 },
        });
    });

    it('use Redis and webhooks only when configured', () => {
        const hook = { url: 'https://example.test/hook', app: '1', events: ['cache_miss'], headers: { 'X-A': 'b' } };
        const asked = readConfig({
            ...MINIMUM,
            REALTIME_REDIS_URL: 'rediss://user:word@redis.example:6380/2',
            REALTIME_REDIS_PREFIX: 'desk:',
            REALTIME_WEBHOOKS: JSON.stringify([hook, { url: 'http://127.0.0.1:9/' }]),
            REALTIME_SUBSCRIPTION_COUNT: 'true',
        });

        expect(readConfig(MINIMUM)).toMatchObject({ redis: null, webhooks: [], subscriptionCount: false });
        expect(asked).toMatchObject({
            redis: { url: 'rediss://user:word@redis.example:6380/2', prefix: 'desk:', nodeSeconds: 15 },
            webhooks: [
                { appId: '1', events: new Set(['cache_miss']), headers: { 'X-A': 'b' }, startsWith: '', endsWith: '' },
                { appId: null, url: 'http://127.0.0.1:9/' },
            ],
            subscriptionCount: true,
        });
    });

    it('accept the variable names of pusher.com', () => {
        const config = readConfig({
            PUSHER_APP_ID: '2',
            PUSHER_APP_KEY: 'pk',
            PUSHER_APP_SECRET: 'ps',
            APP_URL: 'https://paddock.example',
        });

        expect(config.apps[0]).toMatchObject({ id: '2', key: 'pk', secret: 'ps' });
        expect(config.allowedOrigins).toEqual(['paddock.example']);
    });

    it.each([
        [{ REVERB_APP_ID: '' }, 'REVERB_APP_ID is not set'],
        [{ REALTIME_PORT: '80a' }, 'REALTIME_PORT'],
        [{ REALTIME_PORT: '70000' }, 'REALTIME_PORT'],
        [{ REALTIME_PATH: 'a b' }, 'REALTIME_PATH'],
        [{ REALTIME_REQUIRE_TLS: 'perhaps' }, 'REALTIME_REQUIRE_TLS'],
        [{ REALTIME_TLS_CERT: 'cert.pem' }, 'set together'],
        [{ APP_URL: undefined }, 'REALTIME_ALLOWED_ORIGINS'],
        [{ REALTIME_REDIS_URL: 'http://127.0.0.1:6379' }, 'REALTIME_REDIS_URL'],
        [{ REALTIME_REDIS_NODE_SECONDS: '0' }, 'REALTIME_REDIS_NODE_SECONDS'],
        [{ REALTIME_WEBHOOKS: 'https://example.test' }, 'REALTIME_WEBHOOKS must be a JSON list'],
        [{ REALTIME_WEBHOOKS: '[{"url":"ftp://x"}]' }, 'http(s) url'],
        [{ REALTIME_WEBHOOKS: '[{"url":"http://x","events":["everything"]}]' }, 'events can be'],
        [{ REALTIME_WEBHOOKS: '[{"url":"http://x","headers":{"A":1}}]' }, 'headers'],
        [{ REALTIME_WEBHOOKS: '[{"url":"http://x","filter":[]}]' }, 'filter'],
        [{ REALTIME_WEBHOOKS: '[{"url":"http://x","app":7}]' }, 'app must be'],
        [{ REALTIME_APPS: '{}' }, 'JSON list'],
        [{ REALTIME_APPS: '[{"id":"2"}]' }, 'id, key and secret'],
        [{ REALTIME_APPS: '[{"id":"2","key":"k","secret":"s"}]' }, 'duplicate'],
    ])('%j are refused with the name of the variable', (change, mention) => {
        expect(() => readConfig({ ...MINIMUM, ...change })).toThrow(mention);
    });

    it('come from the environment first and then from the .env file', () => {
        const file = join(mkdtempSync(join(tmpdir(), 'realtime-')), '.env');
        writeFileSync(file, '# Paddock\nREVERB_APP_KEY="from file"\nREALTIME_PORT=9000\n');

        expect(readEnvironment({ REALTIME_PORT: '9001' }, pathToFileURL(file))).toEqual({
            REVERB_APP_KEY: 'from file',
            REALTIME_PORT: '9001',
        });
        expect(readEnvironment({ A: 'b' }, pathToFileURL(`${file}.missing`))).toEqual({ A: 'b' });
    });
});
