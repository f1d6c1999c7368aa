import { UserPlusIcon } from '@heroicons/react/24/outline';
import { usePage } from '@inertiajs/react';
import { useState } from 'react';
import { columnsFor, DataTable, splitUrl } from '@/components/data-table';
import type { FilterDefinition } from '@/components/filters';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { DateTime } from '@/components/ui/date-time';
import { Drawer } from '@/components/ui/drawer';
import { Money } from '@/components/ui/money';
import { RatingDot } from '@/components/ui/rating-dot';
import { findKitClients, type KitClient } from '@/features/design/kit-clients';

const TONES: Record<KitClient['status'], Tone> = {
    active: 'ok',
    pending: 'warn',
    dormant: 'neutral',
    closed: 'danger',
};
const STATUSES = Object.keys(TONES).map((value) => ({ value, label: capitalise(value) }));
const COMPANIES = ['Regal Bet', 'BlackStump', 'Outback 88'].map((value) => ({ value, label: value }));

const column = columnsFor<KitClient>();

const columns = [
    column.accessor('full_name', {
        header: 'Client',
        cell: (row) => (
            <span className="inline-flex items-center gap-2.5">
                <RatingDot value={row.rating} reviewedAt={null} />
                {row.full_name}
            </span>
        ),
        meta: { primary: true, sortKey: 'full_name' },
    }),
    column.accessor('pin', { header: 'PIN', meta: { align: 'right', sortKey: 'pin' } }),
    column.accessor('company', { header: 'Company' }),
    column.accessor('manager', { header: 'Manager' }),
    column.accessor('state', { header: 'State', meta: { hideOnPhone: true } }),
    column.accessor('status', {
        header: 'Status',
        cell: ({ status }) => <Badge tone={TONES[status]}>{capitalise(status)}</Badge>,
        meta: { phoneAside: true },
    }),
    column.accessor('balance_cents', {
        header: 'Balance',
        cell: ({ balance_cents }) => <Money cents={balance_cents} />,
        meta: { align: 'right', sortKey: 'balance_cents', descendingFirst: true },
    }),
    column.accessor('last_bet_at', {
        header: 'Last bet',
        cell: ({ last_bet_at }) => <DateTime value={last_bet_at} />,
        meta: { sortKey: 'last_bet_at', descendingFirst: true },
    }),
    column.accessor('mark', {
        header: '',
        cell: ({ mark }) => mark && <Badge tone={mark === 'BetStop' ? 'danger' : 'warn'}>{mark}</Badge>,
        meta: { label: 'Marks' },
    }),
];

const FILTERS: readonly FilterDefinition[] = [
    { kind: 'single-select', key: 'company', label: 'Company', options: COMPANIES },
    { kind: 'multi-select', key: 'status', label: 'Status', options: STATUSES },
    { kind: 'amount-range', key: 'balance', label: 'Balance' },
    { kind: 'date-range', key: 'last_bet_at', label: 'Last bet' },
    { kind: 'boolean', key: 'marked', label: 'Marked' },
];

/** The list kit with sample clients. Uses this page's query string. */
export function KitList() {
    const { url } = usePage();
    const { path, query } = splitUrl(url);
    const { clients, meta } = findKitClients(query);
    const [previewed, setPreviewed] = useState<KitClient | null>(null);

    return (
        <>
            <DataTable
                name="kit-clients"
                noun="clients"
                rows={clients}
                meta={meta}
                columns={columns}
                filters={FILTERS}
                only={['kit-clients']}
                search={{ label: 'Search clients', placeholder: 'Name or PIN' }}
                rowHref={() => path}
                rowLabel={(client) => client.full_name}
                exportUrl={{ url: path }}
                onPreview={setPreviewed}
                bulkActions={(selection) => (
                    <Button size="sm" icon={UserPlusIcon} onClick={selection.clear}>
                        Assign manager
                    </Button>
                )}
            />
            <Drawer open={previewed !== null} onClose={() => setPreviewed(null)} title={previewed?.full_name ?? ''}>
                {previewed && `PIN ${previewed.pin}, managed by ${previewed.manager}.`}
            </Drawer>
        </>
    );
}

function capitalise(text: string): string {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
