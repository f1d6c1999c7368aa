<?php

declare(strict_types=1);

namespace App\Domain\Deposits\Reconciliation;

use App\Data\Deposits\ReconciliationDifference;
use App\Enums\PaymentItemStatus;
use App\Enums\ReconciliationDifferenceKind;
use App\Support\Dollars;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Postings of a day at the bank without a bank line. */
final readonly class PostingDifferences
{
    /** Days after its value date within which a payment batch is confirmed. */
    private const BATCH_DAYS = 31;

    private const IDS_A_QUERY = 1_000;

    /** @return list<ReconciliationDifference> */
    public function of(StatementDay $day): array
    {
        $known = [];
        foreach ($day->deposits as $lineId => $deposits) {
            foreach ($deposits as $deposit) {
                $known[(int) $deposit->id] = $lineId;
            }
        }

        $late = $other = $payments = $orphans = [];
        foreach ($day->postings as $posting) {
            if ($day->closed !== null && $posting->ledgerId > $day->closed->last_ledger_id) {
                // Parts that replaced the whole deposit don't change the line's sum.
                $line = $known[self::depositOf($posting)] ?? null;
                $late[$line === null ? "{$posting->sourceType} {$posting->sourceId}" : "line {$line}"][] = $posting;
            }
            match (true) {
                $posting->isReceipt() && isset($known[$posting->sourceId]) => null,
                $posting->isReceipt() => $orphans[$posting->sourceId][] = $posting,
                $posting->isPayment() => $payments[] = $posting,
                default => $other[] = $posting,
            };
        }

        return [
            ...array_map(self::late(...), array_merge(...array_values(array_filter($late, static fn (array $ofOne): bool => BankPosting::sum($ofOne) !== 0)))),
            ...$this->withoutLine($orphans),
            ...array_map(self::other(...), $other),
            ...$this->paid($payments, $day),
        ];
    }

    private static function late(BankPosting $posting): ReconciliationDifference
    {
        return ReconciliationDifference::of(
            ReconciliationDifferenceKind::AfterClosing,
            $posting->cents,
            self::words($posting).' was posted after the day was closed.',
            self::depositOf($posting),
            $posting->transactionId,
        );
    }

    /**
     * Deposits whose line has another day or is missing.
     *
     * @param  array<int, list<BankPosting>>  $orphans  by deposit
     * @return list<ReconciliationDifference>
     */
    private function withoutLine(array $orphans): array
    {
        $lines = [];
        foreach (array_chunk(array_keys($orphans), self::IDS_A_QUERY) as $ids) {
            $lines += DB::table('deposits')->whereIntegerInRaw('id', $ids)->pluck('value_at', 'id')->all();
        }

        $differences = [];
        foreach ($orphans as $depositId => $postings) {
            $cents = BankPosting::sum($postings);
            if ($cents === 0) {
                continue;
            }
            $valueAt = $lines[$depositId] ?? null;
            $differences[] = $valueAt === null
                ? ReconciliationDifference::of(
                    ReconciliationDifferenceKind::MissingLine,
                    $cents,
                    Dollars::of($cents).' of a deposit is posted, but the bank reported no such line.',
                    null,
                    $postings[0]->transactionId,
                )
                : ReconciliationDifference::of(
                    ReconciliationDifferenceKind::OtherDay,
                    $cents,
                    Dollars::of($cents)
                        .' is posted on this day, but the bank line is dated '.CarbonImmutable::parse($valueAt, 'UTC')
                            ->setTimezone(config()->string('paddock.timezone'))
                            ->format('l, j F Y')
                        .'.',
                    $depositId,
                    $postings[0]->transactionId,
                );
        }

        return $differences;
    }

    private static function other(BankPosting $posting): ReconciliationDifference
    {
        if ($posting->isReturn()) {
            return ReconciliationDifference::of(
                ReconciliationDifferenceKind::Returned,
                $posting->cents,
                Dollars::of(abs($posting->cents)).' was returned to the payer.',
                $posting->sourceId,
                $posting->transactionId,
            );
        }
        $why = $posting->sourceType === 'withdrawal' && $posting->cents > 0
            ? ' is posted without its deposit. When the bank reports it, open that deposit and mark it as this returned withdrawal, so that it is not credited twice.'
            : ' is posted, but the bank reported no such line.';

        return ReconciliationDifference::of(
            ReconciliationDifferenceKind::MissingLine,
            $posting->cents,
            self::words($posting).$why,
            null,
            $posting->transactionId,
        );
    }

    /**
     * The bank statement shows the payments of one file as one line.
     *
     * @param  list<BankPosting>  $payments
     * @return list<ReconciliationDifference>
     */
    private function paid(array $payments, StatementDay $day): array
    {
        $batches = $this->batches($payments, $day);
        $byBatch = $differences = [];
        foreach ($payments as $payment) {
            $batch = $batches[$payment->sourceId] ?? null;
            if ($batch === null) {
                $differences[] = ReconciliationDifference::of(
                    ReconciliationDifferenceKind::PaidOut,
                    $payment->cents,
                    self::words($payment).' was paid outside a batch.',
                    null,
                    $payment->transactionId,
                );

                continue;
            }
            $byBatch[$batch][] = $payment->cents;
        }
        foreach ($byBatch as $batch => $amounts) {
            $count = count($amounts) === 1 ? 'one payment' : number_format(count($amounts)).' payments';
            $differences[] = ReconciliationDifference::of(
                ReconciliationDifferenceKind::PaidOut,
                array_sum($amounts),
                "Batch {$batch}: {$count}, ".Dollars::of(abs(array_sum($amounts))).' in all.',
            );
        }

        return $differences;
    }

    /**
     * @param  list<BankPosting>  $payments
     * @return array<int, int> batch by withdrawal
     */
    private function batches(array $payments, StatementDay $day): array
    {
        if ($payments === []) {
            return [];
        }
        $batchIds = DB::table('payment_batches')
            ->where('value_on', '>=', $day->day->plus(-self::BATCH_DAYS)->date)
            // One may be marked as paid before its value date.
            ->where('value_on', '<=', $day->day->plus(self::BATCH_DAYS)->date.' 23:59:59')
            ->pluck('id')
            ->all();
        $wanted = array_fill_keys(array_map(static fn (BankPosting $payment): int => $payment->sourceId, $payments), true);
        $batches = [];
        foreach (array_chunk($batchIds, self::IDS_A_QUERY) as $ids) {
            foreach (
                DB::table('payment_batch_items')
                    ->whereIntegerInRaw('payment_batch_id', $ids)
                    ->where('status', '<>', PaymentItemStatus::Removed)
                    ->orderBy('id')
                    ->get(['payment_batch_id', 'withdrawal_id']) as $item
            ) {
                if (isset($wanted[(int) $item->withdrawal_id])) {
                    $batches[(int) $item->withdrawal_id] = (int) $item->payment_batch_id;
                }
            }
        }

        return $batches;
    }

    private static function words(BankPosting $posting): string
    {
        $what = match ($posting->sourceType) {
            'withdrawal' => $posting->cents > 0 ? 'a returned withdrawal' : 'a withdrawal',
            'deposit' => $posting->isReturn() ? 'a returned deposit' : 'a deposit',
            default => str_replace('_', ' ', $posting->sourceType),
        };

        return Dollars::of(abs($posting->cents))." of {$what}";
    }

    private static function depositOf(BankPosting $posting): ?int
    {
        return $posting->sourceType === 'deposit' ? $posting->sourceId : null;
    }
}
