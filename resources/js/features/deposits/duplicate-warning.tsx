import { Link } from '@inertiajs/react';
import { Banner } from '@/components/ui/banner';
import { DateTime } from '@/components/ui/date-time';
import { formatMoney } from '@/lib/format';
import { deposits } from '@/routes/generated';
import type { DepositDuplicate } from '@/types/generated';

/** Another payment that this one repeats, or may repeat as long as nobody has decided. */
export function DuplicateWarning({ duplicate }: { duplicate: DepositDuplicate }) {
    return (
        <Banner
            tone={duplicate.is_confirmed ? 'danger' : 'warn'}
            title={
                duplicate.is_confirmed
                    ? 'This payment was confirmed as a repeat. Return it.'
                    : 'This payment may repeat another one'
            }
        >
            <p>
                {formatMoney(duplicate.amount_cents)} of <DateTime value={duplicate.value_at} />, reference{' '}
                {duplicate.deposit_id === null ? (
                    duplicate.bank_reference
                ) : (
                    <Link
                        href={deposits.index({ query: { deposit: duplicate.deposit_id } })}
                        className="underline underline-offset-2"
                    >
                        {duplicate.bank_reference}
                    </Link>
                )}
                . {duplicate.reasons.join(' ')}
            </p>
        </Banner>
    );
}
