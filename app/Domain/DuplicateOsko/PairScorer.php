<?php

declare(strict_types=1);

namespace App\Domain\DuplicateOsko;

use App\Domain\Payments\ValueDates;
use App\Domain\People\NameMatch;
use App\Support\CalendarDay;
use App\Support\Dollars;
use Carbon\CarbonImmutable;

/** Collects the reasons for and against two bank lines being one payment. Rows of bank files have a day but no time. */
final readonly class PairScorer
{
    private const TIMES = [
        [600, DuplicateReason::WithinMinutes],
        [1_800, DuplicateReason::WithinHalfHour],
        [3_600, DuplicateReason::WithinHour],
        [21_600, DuplicateReason::WithinHours],
    ];

    public function score(BankLineFeatures $one, BankLineFeatures $two, PayerHistory $history): PairScore
    {
        [$earlier, $later] = $one->isBefore($two) ? [$one, $two] : [$two, $one];
        $isSameId = $earlier->paymentId() !== null && $earlier->paymentId() === $later->paymentId();
        $isFeedAndFile = $earlier->isOfFile !== $later->isOfFile;
        $details = [
            $earlier->paymentId() === null || $later->paymentId() === null ? null : [DuplicateReason::OtherPaymentId, 'Different end-to-end ids'],
            $this->payer($earlier->text, $later->text, $isFeedAndFile),
            $this->time($earlier, $later),
            $this->reference($earlier->text->references, $later->text->references),
            $this->text($earlier->text, $later->text),
            $isFeedAndFile || $earlier->text->part === null || $later->text->part === null || $earlier->text->part === $later->text->part ? null
                : [DuplicateReason::OtherPart, "Parts of one payment: {$earlier->text->part}, {$later->text->part}"],
            // The feed and a file report one payment, so the payer's history doesn't count.
            $isFeedAndFile ? null : $this->usual($earlier, $later, $history),
        ];

        return new PairScore(array_values(array_filter([
            $isSameId ? [DuplicateReason::SamePaymentId, 'Same end-to-end id'] : null,
            $isFeedAndFile ? [DuplicateReason::FeedAndFile, 'One line is from the bank feed, the other from a bank file'] : null,
            ...($isSameId ? array_filter($details, static fn (?array $reason): bool => $reason !== null && $reason[0]->points() > 0) : $details),
            $earlier->amountCents === $later->amountCents ? null
                : [DuplicateReason::OtherAmount, 'Different amounts: '.Dollars::of($earlier->amountCents).' and '.Dollars::of($later->amountCents)],
            $earlier->clientId === null || $later->clientId === null || $earlier->clientId === $later->clientId ? null
                : [DuplicateReason::OtherClient, 'Deposits of different clients'],
            $earlier->returnedAt === null || $earlier->returnedAt->greaterThan($later->valueAt) ? null
                : [DuplicateReason::ReturnedBefore, 'The first payment was returned before the second arrived'],
        ])));
    }

    /** @return array{DuplicateReason, string}|null */
    private function payer(PaymentText $one, PaymentText $two, bool $isFeedAndFile): ?array
    {
        if ($one->payer->words === [] || $two->payer->words === []) {
            return null;
        }
        $isNamed = $one->namesPayer && $two->namesPayer;
        $match = $one->payer->compare($two->payer);

        return match (true) {
            $match === NameMatch::Same => [DuplicateReason::SamePayer, 'Same payer'],
            $match === NameMatch::Initial => [DuplicateReason::SimilarPayer, 'Same payer name, once with initials'],
            $match === NameMatch::Similar => [DuplicateReason::SimilarPayer, 'Similar payer name'],
            ! $isNamed => $isFeedAndFile ? [DuplicateReason::UnknownPayer, 'The bank file doesn’t name the payer'] : null,
            $match === NameMatch::Surname => [DuplicateReason::SharedSurname, 'The payers only share a surname'],
            default => [DuplicateReason::OtherPayer, 'Different payers'],
        };
    }

    /** @return array{DuplicateReason, string}|null */
    private function time(BankLineFeatures $earlier, BankLineFeatures $later): ?array
    {
        if ($earlier->isOfFile || $later->isOfFile) {
            return $this->day($earlier, $later);
        }
        $seconds = $later->valueAt->getTimestamp() - $earlier->valueAt->getTimestamp();
        foreach (self::TIMES as [$most, $reason]) {
            if ($seconds <= $most) {
                return [$reason, self::duration($seconds).' apart'];
            }
        }

        return [DuplicateReason::MuchLater, self::duration($seconds).' apart'];
    }

    /**
     * A bank file shows a payment on its day or on the next banking day.
     *
     * @return array{DuplicateReason, string}|null
     */
    private function day(BankLineFeatures $earlier, BankLineFeatures $later): ?array
    {
        [$feed, $file] = $earlier->isOfFile ? [$later, $earlier] : [$earlier, $later];
        $paid = CarbonImmutable::parse(CalendarDay::around($feed->valueAt)->date, 'UTC');
        $listed = CarbonImmutable::parse(CalendarDay::around($file->valueAt)->date, 'UTC');
        $days = (int) $paid->diffInDays($listed);
        $next = ValueDates::next($paid->addDay());

        return match (true) {
            // Two equal rows of bank files are usually two payments.
            $feed->isOfFile => $days === 0 ? null : [DuplicateReason::OtherDay, self::counted(abs($days), 'day').' apart'],
            $days === 0 => [DuplicateReason::SameDay, 'Same day'],
            $days > 0 && $listed->lessThanOrEqualTo($next) => [DuplicateReason::NextBankingDay, 'The bank file lists it on the next banking day'],
            default => [DuplicateReason::OtherDay, self::counted(abs($days), 'day').' apart'],
        };
    }

    /**
     * @param  list<string>  $one
     * @param  list<string>  $two
     * @return array{DuplicateReason, string}|null
     */
    private function reference(array $one, array $two): ?array
    {
        $shared = array_values(array_intersect($one, $two));

        return match (true) {
            $one === [] || $two === [] => null,
            $shared !== [] => [DuplicateReason::SameReference, "Same number: {$shared[0]}"],
            default => [DuplicateReason::OtherReference, "Different numbers: {$one[0]} and {$two[0]}"],
        };
    }

    /** @return array{DuplicateReason, string}|null */
    private function text(PaymentText $one, PaymentText $two): ?array
    {
        return $one->words === [] || $one->words !== $two->words ? null
            : [$one->references === [] ? DuplicateReason::SameTextAlone : DuplicateReason::SameText, 'Same description'];
    }

    /** @return array{DuplicateReason, string}|null */
    private function usual(BankLineFeatures $earlier, BankLineFeatures $later, PayerHistory $history): ?array
    {
        $seconds = $later->valueAt->getTimestamp() - $earlier->valueAt->getTimestamp();
        $times = $history->repeats($earlier->valueAt, $seconds);
        $words = 'This payer has paid '.Dollars::of($later->amountCents).' again this soon ';

        return match ($times) {
            0 => null,
            1 => [DuplicateReason::UsualOnce, "{$words}once before"],
            2 => [DuplicateReason::UsualTwice, "{$words}twice before"],
            default => [DuplicateReason::UsualOften, "{$words}{$times} times before"],
        };
    }

    private static function duration(int $seconds): string
    {
        return match (true) {
            $seconds < 60 => self::counted($seconds, 'second'),
            $seconds < 3_600 => self::counted(intdiv($seconds, 60), 'minute'),
            $seconds < 2 * 86_400 => self::counted((int) round($seconds / 3_600), 'hour'),
            default => self::counted((int) round($seconds / 86_400), 'day'),
        };
    }

    private static function counted(int $count, string $unit): string
    {
        return $count === 1 ? "1 {$unit}" : "{$count} {$unit}s";
    }
}
