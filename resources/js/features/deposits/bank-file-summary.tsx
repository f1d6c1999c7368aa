import { Banner } from '@/components/ui/banner';
import { DateTime } from '@/components/ui/date-time';
import { Money } from '@/components/ui/money';
import { pluralize } from '@/lib/pluralize';
import type { BankFileCheck } from '@/types/generated';

/** Summary of the dry run. */
export function BankFileSummary({ check }: { check: BankFileCheck }) {
    const before = check.imported_before;
    if (before !== null) {
        return (
            <Banner
                tone={before.is_complete ? 'info' : 'warn'}
                title={before.is_complete ? 'This file was already imported' : 'This import didn’t finish'}
            >
                {before.is_complete ? 'Imported' : 'Started'} on <DateTime value={before.imported_at} /> by{' '}
                {before.importer}.{' '}
                {before.is_complete ? 'It has no new rows.' : 'Finish the import to add the remaining rows.'}
            </Banner>
        );
    }
    if (check.new_rows === 0) {
        return (
            <Banner tone="info" title="No new rows">
                Every row is already imported or can’t be read.
            </Banner>
        );
    }

    return (
        <Banner
            tone={check.error_rows + check.doubtful_rows > 0 ? 'warn' : 'ok'}
            title={
                <>
                    <Money inline cents={check.new_cents} /> in{' '}
                    {pluralize(check.new_rows, 'new deposit', 'new deposits')}
                </>
            }
        >
            {check.doubtful_rows > 0 &&
                `${pluralize(check.doubtful_rows, 'deposit', 'deposits')} will be flagged as a possible duplicate. `}
            {check.error_rows > 0 &&
                `${pluralize(check.error_rows, 'row', 'rows')} can’t be read and will be skipped. `}
            Nothing has been imported yet.
        </Banner>
    );
}
