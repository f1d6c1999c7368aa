import { deposits } from '@/routes/generated';
import type { DepositTab } from '@/types/generated';

export const EXPORTS = {
    all: deposits.export,
    payid: deposits.payidExport,
    eft: deposits.eftExport,
    pending: deposits.pendingExport,
} satisfies Record<DepositTab, unknown>;

export const NOTICES: Record<DepositTab, string> = {
    all: 'Payments received at the bank',
    payid: 'OSKO payments to an account number are under All.',
    eft: 'Standard bank transfers',
    pending: 'Match, approve or return',
};
