import type { ClientHeader } from '@/types/generated';

/** An active, unrated client without marks, for tests. */
export function testClient(overrides: Partial<ClientHeader> = {}): ClientHeader {
    return {
        id: 5,
        full_name: 'Harriet Okafor',
        first_name: 'Harriet',
        last_name: 'Okafor',
        pin: '40218',
        status: 'active',
        company_name: 'Regal Bet',
        company_color: '#0b6b4b',
        company_logo: null,
        account_manager: null,
        affiliate_name: null,
        client_rating: null,
        client_rating_description: null,
        rating_reviewed_at: null,
        balance_cents: 0,
        last_bet_at: null,
        last_deposit_at: null,
        betstop_state: 'clear',
        is_betstopped_in_genweb: false,
        is_barred: false,
        is_sms_opted_out: false,
        is_new_account_check_button_visible: false,
        ratings: [],
        can_edit: true,
        mobile: '0491 570 156',
        can_contribute: true,
        can_see_contact: true,
        can_reveal_contact: false,
        created_at: '2026-03-02T01:00:00Z',
        ...overrides,
    };
}
