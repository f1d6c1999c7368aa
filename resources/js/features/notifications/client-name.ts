import type { NotificationData } from '@/types/generated';

export const UNKNOWN_CLIENT = 'N/A';

/** As banks describe an incoming payment: `Payment from <payer name> <digits>`. */
const PAYMENT = /^Payment from (?<payer>.+) \d+$/;

/** Whom the notification is about: the client, else the payer that a deposit's description names, else N/A. */
export function clientNameOf({ type, client, notifiable }: NotificationData): string {
    const description = type === 'deposit' ? (notifiable.description?.trim() ?? '') : '';

    return client?.full_name ?? PAYMENT.exec(description)?.groups?.payer ?? UNKNOWN_CLIENT;
}
