import { DateTime } from '@/components/ui/date-time';
import { Money } from '@/components/ui/money';
import { RelativeTime } from '@/components/ui/relative-time';
import { StatCard } from '@/components/ui/stat-card';
import { BetstopStateLabels, type ClientHeader } from '@/types/generated';

const QUARTER = 'col-span-6 xl:col-span-3';

/** The statistics above a client's details. */
export function ClientStats({ client }: { client: ClientHeader }) {
    return (
        <>
            <StatCard className={QUARTER} label="Balance" value={<Money inline cents={client.balance_cents} />} />
            <MomentCard label="Last bet" at={client.last_bet_at} />
            <MomentCard label="Last deposit" at={client.last_deposit_at} />
            <ProtectionCard client={client} />
        </>
    );
}

function MomentCard({ label, at }: { label: string; at: string | null }) {
    return (
        <StatCard
            className={QUARTER}
            label={label}
            value={at ? <RelativeTime value={at} /> : 'Never'}
            hint={at && <DateTime value={at} />}
        />
    );
}

function ProtectionCard({ client }: { client: ClientHeader }) {
    if (client.betstop_state === 'registered') {
        return (
            <StatCard
                className={QUARTER}
                label="Protection"
                value="BetStop"
                tone="danger"
                hint={client.is_betstopped_in_genweb ? 'Also entered in Genweb' : 'Not entered in Genweb yet'}
            />
        );
    }

    return (
        <StatCard
            className={QUARTER}
            label="Protection"
            value={client.is_barred ? 'Barred' : BetstopStateLabels[client.betstop_state]}
            tone={protectionTone(client)}
            hint={client.is_barred ? 'On the barred list' : 'BetStop register'}
        />
    );
}

function protectionTone({ is_barred, betstop_state }: ClientHeader) {
    if (is_barred) {
        return 'danger';
    }

    return betstop_state === 'clear' ? 'ok' : 'warn';
}
