import { columnsFor } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { Known, Nothing } from '@/components/ui/known';
import { ShortTime } from '@/components/ui/relative-time';
import { ConsentBadge, PhoneText, Validity } from '@/features/db-clients/db-client-badges';
import { type DbPhoneRow, PhoneKindLabels, SuppressionReasonLabels } from '@/types/generated';

const column = columnsFor<DbPhoneRow>();

const number = (isSortable: boolean) =>
    column.accessor('number', {
        header: 'Number',
        cell: ({ row: { original: phone } }) => (
            <PhoneText number={phone.number} isSuppressed={phone.suppressed_reason !== null} />
        ),
        meta: { primary: true, ...(isSortable && { sortKey: 'number' }) },
    });

const others = column.columns([
    column.accessor('full_name', { header: 'Prospect' }),
    column.accessor('kind', {
        header: 'Kind',
        cell: ({ getValue }) => PhoneKindLabels[getValue()],
        meta: {
            sortKey: 'kind',
        },
    }),
    column.accessor('is_valid', {
        header: 'Check',
        cell: ({ getValue }) => <Validity isValid={getValue()} noun="number" />,
        meta: { phoneAside: true },
    }),
    column.accessor('suppressed_reason', {
        header: 'Suppressed',
        cell: ({ getValue }) => {
            const reason = getValue();
            return reason ? <Badge tone="danger">{SuppressionReasonLabels[reason]}</Badge> : <Nothing />;
        },
    }),
    column.accessor('source', {
        header: 'Source',
        cell: ({ getValue }) => <Known text={getValue()} />,
        meta: { hideOnPhone: true },
    }),
    column.accessor('consent_basis', {
        header: 'Consent',
        cell: ({ getValue }) => <ConsentBadge basis={getValue()} />,
        meta: {
            sortKey: 'consent_basis',
        },
    }),
    column.accessor('checked_at', {
        header: 'Checked',
        cell: ({ getValue }) => <ShortTime value={getValue()} className="text-compact" />,
        meta: { sortKey: 'checked_at', descendingFirst: true, hideOnPhone: true },
    }),
    column.accessor('created_at', {
        header: 'Created',
        cell: ({ getValue }) => <ShortTime value={getValue()} className="text-compact" />,
        meta: { sortKey: 'created_at', descendingFirst: true, hideOnPhone: true },
    }),
]);

/** The columns of the list of numbers. */
export const phoneColumns = column.columns([number(true), ...others]);

/** For those who see the numbers masked: they are in no order of theirs. */
export const maskedPhoneColumns = column.columns([number(false), ...others]);
