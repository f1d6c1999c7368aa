import { describe, expect, it } from 'vitest';
import { rebase } from './rebase';

const base = { first_name: 'Harriet', last_name: 'Okafor', suburb: 'Carlton' };

describe('rebase', () => {
    it('takes over what somebody else changed and I did not touch', () => {
        expect(rebase(base, base, { ...base, suburb: 'Fitzroy' })).toEqual({ ...base, suburb: 'Fitzroy' });
    });

    it('keeps what I changed', () => {
        const mine = { ...base, last_name: 'Adeyemi' };

        expect(rebase(base, mine, { ...base, suburb: 'Fitzroy' })).toEqual({ ...mine, suburb: 'Fitzroy' });
    });

    it('keeps mine where both changed the same field, for the person to decide', () => {
        const mine = { ...base, last_name: 'Mine' };

        expect(rebase(base, mine, { ...base, last_name: 'Theirs' }).last_name).toBe('Mine');
    });

    it('keeps a field that I emptied', () => {
        expect(rebase(base, { ...base, suburb: '' }, base).suburb).toBe('');
    });
});
