import { expect, it } from 'vitest';
import { prettyPayload } from '@/features/developer-tools/pretty-payload';

it('indents JSON and leaves other text unchanged', () => {
    expect(prettyPayload('{"a":1,"b":[2]}')).toBe('{\n  "a": 1,\n  "b": [\n    2\n  ]\n}');
    expect(prettyPayload('{"a":')).toBe('{"a":');
});
