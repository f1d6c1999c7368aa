/** Seeded generator (mulberry32), so that a failure can be repeated. */
export function generator(seed: number): () => number {
    let state = seed;
    return () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    };
}

export function pick<Item>(random: () => number, items: readonly Item[]): Item {
    return items[Math.floor(random() * items.length)] as Item;
}

/** Damages bytes in one to four places: flips, removes, duplicates or inserts bytes. */
export function mutate(random: () => number, bytes: Buffer): Buffer {
    let result = bytes;
    for (let times = 1 + Math.floor(random() * 4); times > 0; times -= 1) {
        const at = Math.floor(random() * (result.length + 1));
        const end = Math.min(result.length, at + Math.floor(random() * 24));
        const [before, middle, after] = [result.subarray(0, at), result.subarray(at, end), result.subarray(end)];
        const flipped = Buffer.from(middle.map((byte) => byte ^ (1 << Math.floor(random() * 8))));
        const inserted = Buffer.from(pick(random, INSERTS));
        const change = pick(random, [[flipped], [], [middle, middle], [inserted, middle], [inserted]]);
        result = Buffer.concat([before, ...change, after]);
    }
    return result;
}

const INSERTS = [
    '\u0000',
    '\r\n',
    '\r\n\r\n',
    '"',
    '{',
    '}',
    '[[[[[[[[',
    ':',
    ',',
    '%',
    '%E0%A4%A',
    '&',
    'null',
    '-1',
    '1e999',
    '__proto__',
    '\ud800',
    '😀',
    'x'.repeat(3000),
    '[{"a":'.repeat(200),
];
