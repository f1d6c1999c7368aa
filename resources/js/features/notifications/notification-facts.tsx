import { newsTextOf } from '@/features/notifications/news-text';
import type { NotificationData } from '@/types/generated';

/** The small print of a row: what kind of work, whose company, and when it came; nothing that the row has said. */
export function NotificationFacts({ notification }: { notification: NotificationData }) {
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
        // The number that wrote, where nobody is known by it.
        type === 'message' && client === null && body,
        sender !== null && isNew(sender.first_name) && `From ${sender.first_name}`,
        isNew(form_type_name) && form_type_name,
        isNew(platform_name) && platform_name,
        !newsTextOf(notification).includes(company) && company,
        notifiable.sent_at_human_format ?? notifiable.created_at_human_format,
    ];

    return facts.filter((fact): fact is string => typeof fact === 'string' && fact !== '');
}
