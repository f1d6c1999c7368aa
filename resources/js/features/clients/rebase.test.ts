import { describe, expect, it } from 'vitest';
import { rebase } from './rebase';

const base = { first_name: 'Harriet', last_name: 'Okafor', suburb: 'Carlton' };

describe('rebase', () => {
    it('takes the saved value of an untouched field', () => {
        expect(rebase(base, base, { ...base, suburb: 'Fitzroy' })).toEqual({ ...base, suburb: 'Fitzroy' });
    });

    it('keeps the local value of a changed field', () => {
        const mine = { ...base, last_name: 'Adeyemi' };

        expect(rebase(base, mine, { ...base, suburb: 'Fitzroy' })).toEqual({ ...mine, suburb: 'Fitzroy' });
    });

    it('keeps the local value when both changed the same field', () => {
        const mine = { ...base, last_name: 'Mine' };

        expect(rebase(base, mine, { ...base, last_name: 'Theirs' }).last_name).toBe('Mine');
    });

    it('keeps a cleared field', () => {
        expect(rebase(base, { ...base, suburb: '' }, base).suburb).toBe('');
    });
});
