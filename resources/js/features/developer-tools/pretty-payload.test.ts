import { expect, it } from 'vitest';
import { prettyPayload } from '@/features/developer-tools/pretty-payload';

it('gives JSON a line for each field, and leaves anything else as it came', () => {
    expect(prettyPayload('{"a":1,"b":[2]}')).toBe('{\n  "a": 1,\n  "b": [\n    2\n  ]\n}');
    expect(prettyPayload('{"a":')).toBe('{"a":');
});
