<?php

declare(strict_types=1);

namespace App\Services\Deposits\Duplicates;

use App\Support\Dollars;

/** Evidence of two lines of one source: the bank's feed twice, or bank files twice. */
final readonly class FeedEvidence
{
    private const SAME_ID = 70;

    private const OTHER_ID = -8;

    private const OTHER_AMOUNT = -40;

    /** Points by how many seconds lie between the two at most. */
    private const CLOSENESS = [120 => 36, 600 => 30, 1_800 => 24, 3_600 => 16, 21_600 => 4, 86_400 => -8, 259_200 => -18];

    private const FAR = -30;

    /** Rows of files have no time of day, and a bank that books a payment twice writes two rows. */
    private const FILE_SAME_DAY = 4;

    private const SAME_TEXT = 6;

    /** Without a number that the payer put there, the words have to stand for it. */
    private const SAME_TEXT_ALONE = 22;

    private const NEAR_TEXT = 6;

    private const NEAR_TEXT_FROM = 0.85;

    private const SAME_REFERENCE = 16;

    private const OTHER_REFERENCE = -24;

    private const TYPED_REFERENCE = -4;

    private const NEXT_BANK_REFERENCE = 3;

    private const PARTS = -45;

    private const HABIT = -14;

    private const MOST_HABITS = 3;

    private const DISMISSED = -18;

    private const MOST_DISMISSED = 2;

    /** @return list<DuplicateReason|null> */
    public function of(LineFacts $earlier, LineFacts $later, PayerHabit $habit): array
    {
        $hasSameId = $earlier->paymentId() !== null && $earlier->paymentId() === $later->paymentId();
        $reasons = [
            $this->paymentId($earlier, $later),
            PayerEvidence::of($earlier, $later, $hasSameId),
            $earlier->amountCents === $later->amountCents ? null
                : new DuplicateReason(DuplicateReasonKind::Amount, self::OTHER_AMOUNT, 'The amounts differ: '.Dollars::of($earlier->amountCents).' and '.Dollars::of($later->amountCents)),
            $this->time($earlier, $later, $hasSameId),
            $this->text($earlier, $later),
            $this->reference($earlier, $later, $hasSameId),
            $this->bankReference($earlier, $later),
        ];

        // One payment that is told of twice is so whatever its payer is used to.
        return $hasSameId ? $reasons : [...$reasons, $this->parts($earlier, $later), $this->habit($earlier, $later, $habit), $this->dismissed($habit)];
    }

    private function paymentId(LineFacts $earlier, LineFacts $later): ?DuplicateReason
    {
        return match (true) {
            $earlier->paymentId() === null || $later->paymentId() === null => null,
            $earlier->paymentId() === $later->paymentId() => new DuplicateReason(DuplicateReasonKind::PaymentId, self::SAME_ID, 'Both carry the same end-to-end id'),
            default => new DuplicateReason(DuplicateReasonKind::PaymentId, self::OTHER_ID, 'The end-to-end ids differ: the payer’s bank sent two payments'),
        };
    }

    private function time(LineFacts $earlier, LineFacts $later, bool $hasSameId): ?DuplicateReason
    {
        $seconds = $later->valueAt->getTimestamp() - $earlier->valueAt->getTimestamp();
        $points = self::FAR;
        foreach (self::CLOSENESS as $most => $worth) {
            if ($seconds <= $most) {
                $points = $worth;
                break;
            }
        }
        if ($earlier->isOfFile()) {
            $points = $seconds === 0 ? self::FILE_SAME_DAY : min($points, 0);
        }
        $words = $seconds === 0 && $earlier->isOfFile() ? 'Two rows of bank files on the same day' : Span::words($seconds).' apart';

        return $hasSameId && $points < 0 ? null : new DuplicateReason(DuplicateReasonKind::Time, $points, $words);
    }

    private function text(LineFacts $earlier, LineFacts $later): ?DuplicateReason
    {
        $isAlone = $earlier->text->references === [] && $later->text->references === [];

        return match (true) {
            $earlier->text->says($later->text) => new DuplicateReason(DuplicateReasonKind::Text, $isAlone ? self::SAME_TEXT_ALONE : self::SAME_TEXT, 'The descriptions say the same'),
            $earlier->text->likeness($later->text) >= self::NEAR_TEXT_FROM => new DuplicateReason(DuplicateReasonKind::Text, self::NEAR_TEXT, 'The descriptions are nearly the same'),
            default => null,
        };
    }

    private function reference(LineFacts $earlier, LineFacts $later, bool $hasSameId): ?DuplicateReason
    {
        [$one, $other] = [$earlier->text->references, $later->text->references];
        if ($one === [] || $other === []) {
            return null;
        }
        if (array_intersect($one, $other) !== []) {
            return new DuplicateReason(DuplicateReasonKind::Reference, self::SAME_REFERENCE, 'The payer gave the same number: '.array_values(array_intersect($one, $other))[0]);
        }
        $isSlip = levenshtein($one[0], $other[0]) === 1;

        return new DuplicateReason(DuplicateReasonKind::Reference, $isSlip || $hasSameId ? self::TYPED_REFERENCE : self::OTHER_REFERENCE, "The payer gave another number: {$one[0]} and {$other[0]}");
    }

    private function bankReference(LineFacts $earlier, LineFacts $later): ?DuplicateReason
    {
        $parts = static fn (LineFacts $line): array => preg_match('/\A(.*?)(\d{1,15})\z/', $line->bankReference, $found) === 1 ? [$found[1], (int) $found[2]] : [$line->bankReference, null];
        [[$stem, $number], [$otherStem, $otherNumber]] = [$parts($earlier), $parts($later)];

        return ! $earlier->isOfFile() && $stem === $otherStem && $number !== null && $otherNumber !== null && abs($number - $otherNumber) === 1
            ? new DuplicateReason(DuplicateReasonKind::BankReference, self::NEXT_BANK_REFERENCE, 'The bank’s references follow each other') : null;
    }

    private function parts(LineFacts $earlier, LineFacts $later): ?DuplicateReason
    {
        [$one, $other] = [$earlier->text->part, $later->text->part];

        return $one === null || $other === null || $one === $other ? null
            : new DuplicateReason(DuplicateReasonKind::Parts, self::PARTS, "The payer counts parts of one payment: {$one}, {$other}");
    }

    private function habit(LineFacts $earlier, LineFacts $later, PayerHabit $habit): ?DuplicateReason
    {
        $seconds = $later->valueAt->getTimestamp() - $earlier->valueAt->getTimestamp();
        $repeats = $habit->closeRepeats($earlier->valueAt, $seconds);

        return $repeats === 0 ? null : new DuplicateReason(
            DuplicateReasonKind::Habit,
            self::HABIT * min($repeats, self::MOST_HABITS),
            'This payer has paid '.Dollars::of($later->amountCents).' again this soon '.($repeats === 1 ? 'once' : "{$repeats} times").' before',
        );
    }

    private function dismissed(PayerHabit $habit): ?DuplicateReason
    {
        return $habit->dismissed === 0 ? null : new DuplicateReason(
            DuplicateReasonKind::Dismissed,
            self::DISMISSED * min($habit->dismissed, self::MOST_DISMISSED),
            ($habit->dismissed === 1 ? 'One such pair' : "{$habit->dismissed} such pairs").' of this payer turned out to be ordinary',
        );
    }
}
