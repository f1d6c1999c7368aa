<?php

declare(strict_types=1);

namespace App\Services\Deposits\Duplicates;

use App\Services\BankFiles\StatementDate;
use Carbon\CarbonImmutable;

/**
 * Evidence that the bank's feed and one of its files tell of one payment in other words, or on another day: what
 * docs/decisions/0016 leaves to this page. The payer's habits say nothing here, because nobody paid twice.
 */
final readonly class TwinEvidence
{
    private const TWO_SOURCES = 30;

    private const SAME_DAY = 20;

    private const NEXT_BANKING_DAY = 14;

    private const DAY_BEFORE = 4;

    private const OTHER_DAY = -30;

    private const SAME_REFERENCE = 20;

    private const OTHER_REFERENCE = -30;

    private const SAME_TEXT = 8;

    private const OTHER_AMOUNT = -60;

    /** @return list<DuplicateReason|null> */
    public function of(LineFacts $earlier, LineFacts $later): array
    {
        [$feed, $file] = $earlier->isOfFile() ? [$later, $earlier] : [$earlier, $later];

        return [
            new DuplicateReason(DuplicateReasonKind::Source, self::TWO_SOURCES, 'One came by the bank’s feed, the other in a bank file'),
            $feed->amountCents === $file->amountCents ? null : new DuplicateReason(DuplicateReasonKind::Amount, self::OTHER_AMOUNT, 'The amounts differ'),
            $this->day($feed, $file),
            $this->payer($feed, $file),
            $this->reference($feed, $file),
            $feed->text->says($file->text) ? new DuplicateReason(DuplicateReasonKind::Text, self::SAME_TEXT, 'The descriptions say the same') : null,
        ];
    }

    private function day(LineFacts $feed, LineFacts $file): DuplicateReason
    {
        $paid = CarbonImmutable::parse(StatementDate::dayOf($feed->valueAt), 'UTC');
        $days = (int) $paid->diffInDays(CarbonImmutable::parse(StatementDate::dayOf($file->valueAt), 'UTC'));
        $next = $paid->addDay()->isWeekend() ? $paid->addDay()->next(CarbonImmutable::MONDAY) : $paid->addDay();
        [$points, $words] = match (true) {
            $days === 0 => [self::SAME_DAY, 'Both are of the same day'],
            $days > 0 && $paid->addDays($days)->lessThanOrEqualTo($next) => [self::NEXT_BANKING_DAY, 'The file has it on the next banking day'],
            $days === -1 => [self::DAY_BEFORE, 'The file has it on the day before'],
            default => [self::OTHER_DAY, abs($days).' days lie between them'],
        };

        return new DuplicateReason(DuplicateReasonKind::Time, $points, $words);
    }

    private function payer(LineFacts $feed, LineFacts $file): ?DuplicateReason
    {
        $reason = static fn (int $points, string $words): DuplicateReason => new DuplicateReason(DuplicateReasonKind::Payer, $points, $words);

        return match (PayerLikeness::of($feed->text, $file->text)) {
            PayerLikeness::Same => $reason(24, 'The same payer'),
            PayerLikeness::Similar => $reason(20, 'Nearly the same payer’s name in both'),
            PayerLikeness::Initial => $reason(17, 'The payer’s name, once with initials'),
            PayerLikeness::Family => $reason(-30, 'The payers share a surname only'),
            PayerLikeness::Other => $reason(-60, 'Other payers'),
            PayerLikeness::Unknown => $feed->text->names !== [] && $file->text->names !== [] ? $reason(-6, 'The file does not name the payer') : null,
        };
    }

    private function reference(LineFacts $feed, LineFacts $file): ?DuplicateReason
    {
        $shared = array_values(array_intersect($feed->text->references, $file->text->references));

        return match (true) {
            $feed->text->references === [] || $file->text->references === [] => null,
            $shared !== [] => new DuplicateReason(DuplicateReasonKind::Reference, self::SAME_REFERENCE, "The same number stands in both: {$shared[0]}"),
            default => new DuplicateReason(DuplicateReasonKind::Reference, self::OTHER_REFERENCE, "Other numbers: {$feed->text->references[0]} and {$file->text->references[0]}"),
        };
    }
}
