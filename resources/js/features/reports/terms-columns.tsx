import { buttonColumn, columnsFor } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import { Nothing } from '@/components/ui/known';
import { Money } from '@/components/ui/money';
import { formatShare } from '@/lib/odds';
import type { AffiliateTermsRow } from '@/types/generated';

const column = columnsFor<AffiliateTermsRow>();

export function termsColumns(edit: ((affiliate: AffiliateTermsRow) => void) | null) {
    return [
        column.accessor('name', { header: 'Affiliate', meta: { primary: true } }),
        column.accessor('abn', { header: 'ABN', cell: ({ abn }) => abn ?? <Nothing /> }),
        column.accessor('is_gst_registered', {
            header: 'Registered for GST',
            cell: ({ is_gst_registered }) => (is_gst_registered ? 'Yes' : 'No'),
        }),
        column.accessor('commission_basis_points', {
            header: 'Share of our profit',
            cell: ({ commission_basis_points }) => (
                <span className="num block">{formatShare(commission_basis_points)}</span>
            ),
            meta: { align: 'right' },
        }),
        column.accessor('new_client_cents', {
            header: 'Fee for a new client',
            cell: ({ new_client_cents }) => <Money cents={new_client_cents} />,
            meta: { align: 'right' },
        }),
        ...(edit
            ? [
                  buttonColumn<AffiliateTermsRow>((affiliate) => (
                      <Button size="sm" aria-label={`Edit terms of ${affiliate.name}`} onClick={() => edit(affiliate)}>
                          Edit
                      </Button>
                  )),
              ]
            : []),
    ];
}
