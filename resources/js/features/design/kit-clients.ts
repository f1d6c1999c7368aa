import type { ListQuery } from '@/components/filters';
import { selectedValues } from '@/components/filters';
import type { ListMeta } from '@/types/generated';

/** A sample client for the gallery's list. */
export interface KitClient {
    id: number;
    full_name: string;
    pin: string;
    rating: number;
    company: string;
    manager: string;
    state: string;
    status: 'active' | 'pending' | 'dormant' | 'closed';
    balance_cents: number;
    last_bet_at: string | null;
    mark: string | null;
}

type Line = [string, string, number, string, string, string, KitClient['status'], number, string | null, string?];

const LINES: readonly Line[] = [
    ['Harriet Okafor', '40218', 2, 'Regal Bet', 'Tom Vance', 'VIC', 'active', 184_250, '2026-11-20T07:10:00Z'],
    ['Daniel Pruszynski', '40377', 5, 'BlackStump', 'Tom Vance', 'NSW', 'active', -2_500, '2026-11-19T03:40:00Z'],
    ['Mei-Lin Castellano', '41002', 11, 'Regal Bet', 'Priya Nair', 'QLD', 'pending', 0, null],
    ['Joshua O’Leary', '38871', 8, 'Outback 88', 'Priya Nair', 'WA', 'closed', 0, '2026-03-14T08:00:00Z', 'BetStop'],
    ['Aroha Tamihana', '40940', 1, 'Regal Bet', 'Tom Vance', 'NSW', 'active', 96_480, '2026-11-20T09:05:00Z'],
    ['Stefan Bogdanovic', '39915', 3, 'BlackStump', 'Lena Fox', 'SA', 'dormant', 1_200, '2026-08-03T05:30:00Z'],
    ['Grace Whitlam', '41120', 13, 'Outback 88', 'Lena Fox', 'TAS', 'active', 530_075, '2026-11-20T08:15:00Z'],
    [
        'Imran Qureshi',
        '40655',
        4,
        'Regal Bet',
        'Priya Nair',
        'VIC',
        'active',
        22_010,
        '2026-11-19T22:12:00Z',
        'Opted out',
    ],
    ['Bronte Hale', '40011', 7, 'BlackStump', 'Tom Vance', 'ACT', 'active', 8_420, '2026-11-19T21:40:00Z'],
    ['Luca Ferrante', '40733', 6, 'Regal Bet', 'Lena Fox', 'NT', 'active', 15_500, '2026-11-19T10:20:00Z'],
    ['Sinead Byrne', '41177', 12, 'Outback 88', 'Priya Nair', 'QLD', 'pending', 0, null],
    ['Noah Abernathy', '38202', 16, 'BlackStump', 'Tom Vance', 'NSW', 'active', 75_000, '2026-11-20T08:52:00Z'],
];

const CLIENTS: readonly KitClient[] = LINES.map(
    ([full_name, pin, rating, company, manager, state, status, balance_cents, last_bet_at, mark = null], index) => ({
        id: index + 1,
        full_name,
        pin,
        rating,
        company,
        manager,
        state,
        status,
        balance_cents,
        last_bet_at,
        mark,
    }),
);

/** Filters the sample clients as a server would, as one page of a longer list. */
export function findKitClients(query: ListQuery): { clients: KitClient[]; meta: ListMeta } {
    const sort = query.sort ?? '-last_bet_at';
    const clients = CLIENTS.filter((client) => matches(client, query)).sort(inOrder(sort));
    const isWhole = clients.length === CLIENTS.length;

    return {
        clients,
        meta: {
            next_cursor: isWhole && query.cursor === undefined ? 'second' : null,
            previous_cursor: isWhole && query.cursor !== undefined ? 'first' : null,
            per_page: Number(query.per_page ?? 25),
            sort,
            count: isWhole ? 2_318 : clients.length,
            count_is_capped: false,
        },
    };
}

function matches(client: KitClient, query: ListQuery): boolean {
    const statuses = selectedValues(query, 'status');
    const wanted = (query.search ?? '').toLowerCase();
    return (
        (statuses.length === 0 || statuses.includes(client.status)) &&
        (!query.company || client.company === query.company) &&
        (!query.marked || (client.mark !== null) === (query.marked === '1')) &&
        client.balance_cents >= Number(query.balance_from ?? Number.NEGATIVE_INFINITY) &&
        client.balance_cents <= Number(query.balance_to ?? Number.POSITIVE_INFINITY) &&
        isWithin(client.last_bet_at, query.last_bet_at_from, query.last_bet_at_to) &&
        `${client.full_name} ${client.pin}`.toLowerCase().includes(wanted)
    );
}

function isWithin(at: string | null, from: string | undefined, to: string | undefined): boolean {
    const day = at?.slice(0, 10);
    return (!from || (day !== undefined && day >= from)) && (!to || (day !== undefined && day <= to));
}

function inOrder(sort: string) {
    const turn = sort.startsWith('-') ? -1 : 1;
    const key = sort.replace('-', '') as keyof KitClient;
    return (a: KitClient, b: KitClient) => turn * compare(a[key], b[key]);
}

function compare(a: KitClient[keyof KitClient], b: KitClient[keyof KitClient]): number {
    return typeof a === 'number' && typeof b === 'number' ? a - b : String(a ?? '').localeCompare(String(b ?? ''));
}
