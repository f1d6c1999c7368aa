import type { NotificationData } from '@/types/generated';

type Changes = Partial<NotificationData> & { notifiable_id?: number };

/** An unread risk check of one client, with optional changes. */
export function aNotification({ notifiable_id = 1, ...changes }: Changes = {}): NotificationData {
    const client_id = changes.client_id === undefined ? 1 : changes.client_id;

    return {
        id: 1,
        type: 'risk_check',
        is_read: false,
        body: 'New account at Regal Bet',
        notifiable_type: 'client',
        client:
            client_id === null
                ? null
                : {
                      id: client_id,
                      full_name: 'Mei-Lin Castellano',
                      first_name: 'Mei-Lin',
                      last_name: 'Castellano',
                      pin: '41002',
                      company_color: '#0b6b4b',
                      client_rating: null,
                      client_rating_description: null,
                      account_manager: null,
                      affiliate_name: null,
                      company_name: 'Regal Bet',
                  },
        notifiable: {
            id: notifiable_id,
            company_name: 'Regal Bet',
            company: { name: 'Regal Bet' },
            created_at_human_format: '20 Nov 2026, 11:00',
            is_new_account_check_button_visible: true,
            description: null,
            amount_cents: null,
            is_resolved: null,
            sent_at_human_format: null,
            sender: null,
            form_type_name: null,
            status: null,
            platform_name: null,
            file_path: null,
            conversation_id: null,
        },
        notified_at: '2026-11-20T00:00:00Z',
        ...changes,
        client_id,
    };
}
