import { describe, expect, it } from 'vitest';
import { TransactionStatusLabels, TransactionTypeLabels } from '@/types/generated';
import { transactionRowStyle } from './row-style';

const styleOf = (type_name: string, status_name = 'Completed') => transactionRowStyle({ type_name, status_name });

describe('rows of transactions', () => {
    it.each(['Cancelled', 'Declined'])('strike %s through', (status) => {
        expect(styleOf('Deposit', status)).toBe('row-void');
    });

    it.each(['Pending', 'Completed', 'Returned'])('leave %s as it is', (status) => {
        expect(styleOf('Deposit', status)).toBeUndefined();
    });

    it('tint withdrawals red and both kinds of special bets purple', () => {
        expect(styleOf('Withdrawal')).toBe('row-withdrawal');
        expect(styleOf('Bonus bet')).toBe('row-bonus');
        expect(styleOf('Boosted bet')).toBe('row-bonus');
        expect(styleOf('Bonus')).toBeUndefined();
        expect(styleOf('Bet')).toBeUndefined();
    });

    it('do both to a cancelled withdrawal', () => {
        expect(styleOf('Withdrawal', 'Cancelled')).toBe('row-void row-withdrawal');
    });

    it('know types and statuses by the names that the server has for them', () => {
        expect(Object.values(TransactionTypeLabels)).toEqual(
            expect.arrayContaining(['Withdrawal', 'Bonus bet', 'Boosted bet']),
        );
        expect(Object.values(TransactionStatusLabels)).toEqual(expect.arrayContaining(['Cancelled', 'Declined']));
    });
});
