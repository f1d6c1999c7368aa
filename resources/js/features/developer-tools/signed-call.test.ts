import { execFileSync } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { signedCall } from '@/features/developer-tools/signed-call';

const KEY = randomBytes(32);

/** Runs the example with a curl that prints its arguments. */
function run(): string[] {
    const example = signedCall('https://paddock.example/api/v1/webhooks/sms-gateway').replace(
        'whsec_…',
        `whsec_${KEY.toString('base64')}`,
    );

    return execFileSync('sh', ['-c', `curl() { printf '%s\\n' "$@"; }\n${example}`], { encoding: 'utf8' }).split('\n');
}

it('signs the call as the intake verifies it', () => {
    const sent = run();
    const header = (name: string) => sent.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
    const body = sent[sent.indexOf('--data-raw') + 1] ?? '';
    const signed = `v2\n${header('webhook-id')}\n${header('webhook-timestamp')}\nPOST\n/api/v1/webhooks/sms-gateway/sms/inbound\n${body}`;

    expect(sent[0]).toBe('https://paddock.example/api/v1/webhooks/sms-gateway/sms/inbound');
    expect(JSON.parse(body)).toHaveProperty('provider_id');
    expect(header('webhook-id')).not.toBe('');
    expect(header('webhook-signature')).toBe(`v2,${createHmac('sha256', KEY).update(signed).digest('base64')}`);
});
