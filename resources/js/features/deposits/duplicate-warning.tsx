import { Link } from '@inertiajs/react';
import { Banner } from '@/components/ui/banner';
import { DateTime } from '@/components/ui/date-time';
import { DuplicateCaseLink } from '@/features/deposits/duplicate-case-link';
import { formatMoney } from '@/lib/format';
import { deposits } from '@/routes/generated';
import type { DepositDuplicate } from '@/types/generated';

/** Warns that the deposit is a possible or confirmed duplicate. */
export function DuplicateWarning({ duplicate }: { duplicate: DepositDuplicate }) {
    return (
        <Banner
            tone={duplicate.is_confirmed ? 'danger' : 'warn'}
            title={duplicate.is_confirmed ? 'Confirmed duplicate. Return this deposit.' : 'Possible duplicate deposit'}
        >
            <p>
                {formatMoney(duplicate.amount_cents)} on <DateTime value={duplicate.value_at} />, reference{' '}
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
                . {duplicate.reasons.join(' ')}{' '}
                <DuplicateCaseLink caseId={duplicate.case_id}>Case {duplicate.case_id}</DuplicateCaseLink>
            </p>
        </Banner>
    );
}
