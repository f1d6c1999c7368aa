import { describe, expect, it } from 'vitest';
import { TransactionStatusLabels, TransactionTypeLabels } from '@/types/generated';
import { transactionRowStyle } from './row-style';

const styleOf = (type_name: string, status_name = 'Completed') => transactionRowStyle({ type_name, status_name });

describe('transactionRowStyle', () => {
    it.each(['Cancelled', 'Declined'])('strikes out %s transactions', (status) => {
        expect(styleOf('Deposit', status)).toBe('row-void');
    });

    it.each(['Pending', 'Completed', 'Returned'])('leaves %s transactions as they are', (status) => {
        expect(styleOf('Deposit', status)).toBeUndefined();
    });

    it('colours withdrawals red and bonus and boosted bets purple', () => {
        expect(styleOf('Withdrawal')).toBe('row-withdrawal');
        expect(styleOf('Bonus bet')).toBe('row-bonus');
        expect(styleOf('Boosted bet')).toBe('row-bonus');
        expect(styleOf('Bonus')).toBeUndefined();
        expect(styleOf('Bet')).toBeUndefined();
    });

    it('combines both styles for a cancelled withdrawal', () => {
        expect(styleOf('Withdrawal', 'Cancelled')).toBe('row-void row-withdrawal');
    });

    it('uses the names of types and statuses that the server sends', () => {
        expect(Object.values(TransactionTypeLabels)).toEqual(
            expect.arrayContaining(['Withdrawal', 'Bonus bet', 'Boosted bet']),
        );
        expect(Object.values(TransactionStatusLabels)).toEqual(expect.arrayContaining(['Cancelled', 'Declined']));
    });
});
