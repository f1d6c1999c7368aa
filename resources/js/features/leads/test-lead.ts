import { type LeadColumn, type LeadRow, LeadStatusValues } from '@/types/generated';

export function testLead(changes: Partial<LeadRow> = {}): LeadRow {
    return {
        id: 7,
        full_name: 'Harriet Okafor',
        mobile: '0491 570 156',
        email: 'harriet@example.com',
        state: 'VIC',
        company_name: 'Regal Bet',
        company_color: '#0b6b4b',
        company_logo: null,
        source: 'Referral',
        status: 'new',
        owner_id: 2,
        owner_name: 'Yuki Tanaka',
        next_action: 'Call back',
        due_on: '2026-11-24',
        is_overdue: false,
        lost_reason: null,
        client_id: null,
        created_at: '2026-11-20T03:00:00Z',
        can_work: true,
        ...changes,
    };
}

/** A board with the cards in the columns of their statuses. */
export function testBoard(...cards: LeadRow[]): LeadColumn[] {
    const next: Partial<Record<LeadRow['status'], LeadColumn['next_statuses']>> = {
        new: ['contacted', 'lost'],
        contacted: ['new', 'qualified', 'lost'],
        qualified: ['contacted', 'lost'],
    };

    return LeadStatusValues.map((status) => {
        const own = cards.filter((card) => card.status === status);

        return {
            status,
            cards: own,
            count: own.length,
            count_is_capped: false,
            next_cursor: null,
            next_statuses: next[status] ?? [],
        };
    });
}
