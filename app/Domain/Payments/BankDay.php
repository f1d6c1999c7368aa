<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use App\Models\PaymentBatch;
use App\Models\Withdrawal;
use App\Support\CalendarDay;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;

/** The day on which the bank paid, for comparison with the bank statement. */
final readonly class BankDay
{
    private const NOON = 12;

    /** The value date of the batch, else today; never in the future, nor before the approval. */
    public static function usual(?PaymentBatch $batch, ?CarbonImmutable $approvedAt): CalendarDay
    {
        $today = CalendarDay::today();
        $named = $batch === null ? $today : CalendarDay::of($batch->value_on->toDateString());
        $first = $approvedAt === null ? $named : CalendarDay::around($approvedAt);

        return CalendarDay::of(min($today->date, max($named->date, $first->date)));
    }

    /**
     * @param  CalendarDay|null  $day  that the user entered
     * @param  Collection<int, Withdrawal>  $withdrawals  to be marked as paid
     * @return CarbonImmutable the time of the payment: now, or noon of an earlier day
     *
     * @throws OperationRefusedException when the bank cannot have paid on the day
     */
    public static function moment(?CalendarDay $day, ?PaymentBatch $batch, Collection $withdrawals): CarbonImmutable
    {
        $last = $withdrawals->whereNotNull('approved_at')->sortBy('approved_at')->last();
        $day ??= self::usual($batch, $last?->approved_at);
        if ($day->from->isFuture()) {
            throw new OperationRefusedException("{$day->inWords()} is in the future. Enter the day on which the bank paid. Nothing was changed.");
        }
        if ($last?->approved_at?->greaterThanOrEqualTo($day->until) === true) {
            throw new OperationRefusedException(
                "{$last->reference} was approved on "
                    .CalendarDay::around($last->approved_at)->inWords()
                    .', so the bank can’t have paid it earlier. Nothing was changed.',
            );
        }
        if ($batch?->exported_at?->greaterThanOrEqualTo($day->until) === true) {
            throw new OperationRefusedException(
                "{$batch->number} was exported on "
                    .CalendarDay::around($batch->exported_at)->inWords()
                    .', so the bank can’t have paid it earlier. Nothing was changed.',
            );
        }
        if ($day->date === CalendarDay::today()->date) {
            return now()->toImmutable();
        }
        $noon = $day->from->setTimezone(config()->string('paddock.timezone'))->setTime(self::NOON, 0)->utc();

        return $last?->approved_at?->isAfter($noon) === true ? $last->approved_at : $noon;
    }
}
