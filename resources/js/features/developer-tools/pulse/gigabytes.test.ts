import { expect, it } from 'vitest';
import { formatGigabytes } from '@/features/developer-tools/pulse/gigabytes';

it.each([
    [1_503_238_553, '1.4 GB'],
    [549_755_813_888, '512 GB'],
])('writes %d bytes as %s', (bytes, text) => {
    expect(formatGigabytes(bytes)).toBe(text);
});
