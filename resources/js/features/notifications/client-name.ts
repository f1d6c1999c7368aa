import type { NotificationData } from '@/types/generated';

export const UNKNOWN_CLIENT = 'N/A';

/** The bank's description of a payment: `Payment from <payer name> <digits>`, in any case, where digits of a mobile number may be masked. The server reads it in the same way. */
const PAYMENT = /^payment from (?<payer>.*\p{L}.*?)(?: •••• •••)? \d+$/iu;

/** Returns the client's name, or the payer's name from a deposit's description, or N/A. */
export function clientNameOf({ type, client, notifiable }: NotificationData): string {
    const description = type === 'deposit' ? (notifiable.description ?? '').replace(/\s+/gu, ' ').trim() : '';

    return client?.full_name ?? PAYMENT.exec(description)?.groups?.payer ?? UNKNOWN_CLIENT;
}
