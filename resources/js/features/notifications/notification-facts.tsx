import type { NotificationData } from '@/types/generated';

/** The small print of a row: whose company, what kind of work, and when it came. */
export function NotificationFacts({ notification }: { notification: NotificationData }) {
    return (
        <p className="mt-1 flex flex-wrap gap-x-1.5 text-compact text-faint">
            {factsOf(notification).map((fact, index) => (
                <span key={fact} className="min-w-0 break-words">
                    {index > 0 && <span aria-hidden="true">· </span>}
                    {fact}
                </span>
            ))}
        </p>
    );
}

function factsOf({ type, body, client, notifiable }: NotificationData): string[] {
    const company = notifiable.company_name ?? notifiable.company?.name;
    const facts =
        type === 'rsg_communication'
            ? [
                  notifiable.sender && `From ${notifiable.sender.first_name}`,
                  company,
                  notifiable.sent_at_human_format ?? notifiable.created_at_human_format,
              ]
            : [
                  // The number that wrote, where nobody is known by it.
                  type === 'message' && client === null && body,
                  notifiable.form_type_name,
                  notifiable.platform_name,
                  company,
                  notifiable.created_at_human_format,
              ];

    return facts.filter((fact): fact is string => typeof fact === 'string' && fact !== '');
}
