<?php

declare(strict_types=1);

namespace App\Services\Deposits\Duplicates;

/** What the payers' names say of two lines of one source. */
final readonly class PayerEvidence
{
    public static function of(LineFacts $earlier, LineFacts $later, bool $hasSameId): ?DuplicateReason
    {
        $reason = static fn (int $points, string $words): DuplicateReason => new DuplicateReason(DuplicateReasonKind::Payer, $points, $words);

        return match (PayerLikeness::of($earlier->text, $later->text)) {
            PayerLikeness::Same => $reason(24, 'The same payer'),
            PayerLikeness::Similar => $reason(22, 'Nearly the same payer’s name'),
            PayerLikeness::Initial => $reason(22, 'The payer’s name, once with initials'),
            PayerLikeness::Family => $hasSameId ? null : $reason(-30, 'The payers share a surname only'),
            PayerLikeness::Other => $reason($hasSameId ? -20 : -60, 'Other payers'),
            PayerLikeness::Unknown => null,
        };
    }
}
