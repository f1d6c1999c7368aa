import { columnsOf } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { Nothing } from '@/components/ui/known';
import { ShortTime } from '@/components/ui/relative-time';
import { ConsentBadge, PhoneText, Validity } from '@/features/db-clients/db-client-badges';
import { PhoneKindLabels, SuppressionReasonLabels } from '@/types/generated';
import { dbPhoneNumberList } from '@/types/generated/lists';

export const PHONE_COLUMNS = columnsOf(dbPhoneNumberList, {
    number: {
        cell: (phone) => (
            <PhoneText
                number={phone.number}
                isSuppressed={phone.suppressed_reason !== null}
                person={{ type: 'db_client', id: phone.db_client_id, name: phone.full_name }}
            />
        ),
        primary: true,
    },
    kind: { cell: (phone) => PhoneKindLabels[phone.kind] },
    is_valid: { cell: (phone) => <Validity isValid={phone.is_valid} noun="number" />, phoneAside: true },
    suppressed_reason: {
        cell: ({ suppressed_reason: reason }) =>
            reason ? <Badge tone="danger">{SuppressionReasonLabels[reason]}</Badge> : <Nothing />,
    },
    source: { hideOnPhone: true, className: 'lg:max-w-44 truncate' },
    consent_basis: { cell: (phone) => <ConsentBadge basis={phone.consent_basis} /> },
    checked_at: {
        cell: (phone) => <ShortTime value={phone.checked_at} className="text-compact" />,
        descendingFirst: true,
        hideOnPhone: true,
    },
    created_at: {
        cell: (phone) => <ShortTime value={phone.created_at} className="text-compact" />,
        descendingFirst: true,
        hideOnPhone: true,
        hiddenByDefault: true,
    },
});

/** For viewers who see masked numbers, which cannot be sorted. */
export const MASKED_PHONE_COLUMNS = PHONE_COLUMNS.map((column) =>
    column.id === 'number' ? { ...column, meta: { primary: true } } : column,
);
