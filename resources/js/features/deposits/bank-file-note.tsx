import { Banner } from '@/components/ui/banner';
import { DateTime } from '@/components/ui/date-time';
import { Money } from '@/components/ui/money';
import { counted } from '@/features/deposits/counted';
import { formatCount } from '@/lib/format';
import type { BankFileCheck } from '@/types/generated';

/** What the dry run comes to, in a sentence. */
export function BankFileNote({ check }: { check: BankFileCheck }) {
    const before = check.imported_before;
    if (before !== null) {
        return (
            <Banner
                tone={before.is_complete ? 'info' : 'warn'}
                title={before.is_complete ? 'This file was imported before' : 'The import of this file was cut off'}
            >
                {before.is_complete ? 'Imported' : 'Begun'} on <DateTime value={before.imported_at} /> by{' '}
                {before.importer}. {before.is_complete ? 'Nothing in it is new.' : 'Import it again to do the rest.'}
            </Banner>
        );
    }
    if (check.new_rows === 0) {
        return (
            <Banner tone="info" title="Nothing in this file is new">
                Every row is here already or cannot be read. There is nothing to import.
            </Banner>
        );
    }

    return (
        <Banner
            tone={check.error_rows + check.doubtful_rows > 0 ? 'warn' : 'ok'}
            title={
                <>
                    <Money inline cents={check.new_cents} /> in {counted(check.new_rows, 'new deposit', 'new deposits')}
                </>
            }
        >
            {check.doubtful_rows > 0 &&
                `${formatCount(check.doubtful_rows)} of them may be here already and will come in with a duplicate case. `}
            {check.error_rows > 0 &&
                `${counted(check.error_rows, 'row cannot', 'rows cannot')} be read and will be left out. `}
            Nothing has been imported yet.
        </Banner>
    );
}
