import { columnsOf } from '@/components/data-table';
import { DateTime } from '@/components/ui/date-time';
import { Validity } from '@/features/db-clients/db-client-badges';
import { NOTHING } from '@/lib/format';
import { dbAddressList } from '@/types/generated/lists';

export const ADDRESS_COLUMNS = columnsOf(dbAddressList, {
    address: {
        cell: (address) => [address.line, address.suburb].filter(Boolean).join(', ') || NOTHING,
        primary: true,
        fluid: true,
    },
    from_on: { descendingFirst: true },
    to_on: { cell: (address) => <Until day={address.to_on} /> },
    is_valid: { cell: (address) => <Validity isValid={address.is_valid} noun="postcode" />, phoneAside: true },
    source: { hideOnPhone: true },
});

function Until({ day }: { day: string | null }) {
    return day ? <DateTime value={day} dateOnly /> : <span className="text-muted">now</span>;
}
