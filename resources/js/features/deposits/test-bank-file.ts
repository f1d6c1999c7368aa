import type { BankFileCheck, BankFileLine } from '@/types/generated';

/** A row of a preview. */
export function testLine(overrides: Partial<BankFileLine> = {}): BankFileLine {
    return {
        row: 1,
        date: '20/11/2026',
        description: 'Payment from Emma Walsh 48213',
        amount_cents: 25_000,
        rail: 'eft',
        outcome: 'new',
        reason: null,
        ...overrides,
    };
}

/** The preview of a file with one new row. */
export function testCheck(overrides: Partial<BankFileCheck> = {}): BankFileCheck {
    return {
        sha256: 'a'.repeat(64),
        layout: 'commbank',
        rows: 1,
        new_rows: 1,
        doubtful_rows: 0,
        duplicate_rows: 0,
        error_rows: 0,
        debits: 0,
        new_cents: 25_000,
        imported_before: null,
        lines: [testLine()],
        ...overrides,
    };
}
