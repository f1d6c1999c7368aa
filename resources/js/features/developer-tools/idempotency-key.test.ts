import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withFreshKey } from '@/features/developer-tools/idempotency-key';

const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
const example: string = document.components.parameters['Idempotency-Key'].example;

it('replaces the example with a new key for each call', () => {
    const keys = [1, 2].map(() => withFreshKey({ url: '/', headers: { 'Idempotency-Key': example } }).headers);

    expect(keys[0]?.['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[0]).not.toEqual(keys[1]);
});

it('keeps a typed key and calls without a key', () => {
    const typed = { headers: { 'Idempotency-Key': 'mine', Accept: '*/*' } };

    expect(withFreshKey(typed)).toBe(typed);
    expect(withFreshKey({ headers: {} })).toEqual({ headers: {} });
});
