<?php

declare(strict_types=1);

namespace App\Services\Deposits\Duplicates;

/**
 * Weighs what speaks for and against one payment being the repeat of another. Two lines of the feed are compared by their
 * ids, payers, texts and minutes; a line of the feed and a row of a bank file, which knows only a day, by day and words.
 */
final readonly class PairScorer
{
    /** From here on a pair becomes a case; measured by tests/Feature/Transactions/Duplicates/LabelledPairsTest. */
    public const THRESHOLD = 60;

    private const RETURNED_POINTS = -45;

    private const CLIENTS_POINTS = -20;

    public function __construct(private FeedEvidence $feed, private TwinEvidence $twins) {}

    public function score(LineFacts $one, LineFacts $other, PayerHabit $habit): PairScore
    {
        [$earlier, $later] = $one->isBefore($other) ? [$one, $other] : [$other, $one];
        $reasons = $earlier->isOfFile() === $later->isOfFile() ? $this->feed->of($earlier, $later, $habit) : $this->twins->of($earlier, $later);

        return PairScore::of([...$reasons, $this->clients($earlier, $later), $this->returned($earlier, $later)]);
    }

    private function clients(LineFacts $earlier, LineFacts $later): ?DuplicateReason
    {
        return $earlier->clientId === null || $later->clientId === null || $earlier->clientId === $later->clientId ? null
            : new DuplicateReason(DuplicateReasonKind::Client, self::CLIENTS_POINTS, 'The two are deposits of different clients');
    }

    private function returned(LineFacts $earlier, LineFacts $later): ?DuplicateReason
    {
        return $earlier->returnedAt === null || $earlier->returnedAt->greaterThan($later->valueAt) ? null
            : new DuplicateReason(DuplicateReasonKind::Returned, self::RETURNED_POINTS, 'The first was returned to the payer before the second came');
    }
}
