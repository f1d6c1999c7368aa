import { deposits } from '@/routes/generated';
import type { DepositTab } from '@/types/generated';

export const EXPORTS = {
    all: deposits.export,
    payid: deposits.payidExport,
    eft: deposits.eftExport,
    pending: deposits.pendingExport,
} satisfies Record<DepositTab, unknown>;

export const NOTICES: Record<DepositTab, string> = {
    all: 'Money that the bank has received, by every way it came.',
    payid: 'What was paid to a PayID. OSKO payments by account number are under All.',
    eft: 'Ordinary transfers between accounts.',
    pending: 'Waiting for a decision: whose money it is, or that it goes back.',
};
