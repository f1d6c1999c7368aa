import { expect, it } from 'vitest';

/** The source of every feature. */
const SOURCES = import.meta.glob<string>('/resources/js/features/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
});

/**
 * Words that mean different things: an open case waits for us and an open account can be used, an approved withdrawal isn't paid yet, an
 * expired certificate is a problem and an expired export is not, a waiting import row needs us and a waiting payment needs the bank, a
 * bounced email failed and a bounced deposit is linked, an active account can be used and an active bar stops one, a received notice waits
 * for us and a received message doesn't.
 */
const SEVERAL_MEANINGS = [
    'active',
    'open',
    'approved',
    'closed',
    'confirmed',
    'checked',
    'pending',
    'received',
    'expired',
    'verified',
    'bounced',
    'waiting',
];

function tonesByStatus(): Map<string, Set<string>> {
    const tones = new Map<string, Set<string>>();
    for (const source of Object.values(SOURCES)) {
        for (const [, map = ''] of source.matchAll(/Record<\w+Status, Tone> = \{([^}]*)\}/g)) {
            for (const [, status = '', tone = ''] of map.matchAll(/(\w+): '(\w+)'/g)) {
                tones.set(status, (tones.get(status) ?? new Set()).add(tone));
            }
        }
    }

    return tones;
}

it('gives a status the same colour everywhere', () => {
    const tones = tonesByStatus();
    expect(tones.size).toBeGreaterThan(40);

    const mixed = [...tones].filter(([status, all]) => all.size > 1 && !SEVERAL_MEANINGS.includes(status));
    expect(mixed.map(([status, all]) => `${status}: ${[...all].join(', ')}`)).toEqual([]);
});
