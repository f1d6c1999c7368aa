import { notificationTextOf } from '@/features/notifications/notification-text';
import type { NotificationData } from '@/types/generated';

/** Type, company and time of a notification, without what the text already says. */
export function NotificationDetails({ notification }: { notification: NotificationData }) {
    return (
        <p className="mt-1 flex flex-wrap gap-x-1 text-compact text-faint">
            {factsOf(notification).map((fact, index) => (
                <span key={fact} className="min-w-0 break-words">
                    {index > 0 && <span aria-hidden="true">· </span>}
                    {fact}
                </span>
            ))}
        </p>
    );
}

function factsOf(notification: NotificationData): string[] {
    const { type, body, client, notifiable } = notification;
    const { sender, form_type_name, platform_name } = notifiable;
    const company = notifiable.company_name ?? notifiable.company?.name ?? '';
    const isNew = (fact: string | null | undefined) => typeof fact === 'string' && !body.includes(fact);
    const facts = [
        // The sender's number when the client is unknown.
        type === 'message' && client === null && body,
        sender !== null && isNew(sender.first_name) && `From ${sender.first_name}`,
        isNew(form_type_name) && form_type_name,
        isNew(platform_name) && platform_name,
        !notificationTextOf(notification).includes(company) && company,
        notifiable.sent_at_human_format ?? notifiable.created_at_human_format,
    ];

    return facts.filter((fact): fact is string => typeof fact === 'string' && fact !== '');
}
