<?php

declare(strict_types=1);

namespace App\Domain\Deposits\Reconciliation;

use App\Enums\LedgerAccountKind;
use App\Support\CalendarDay;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/**
 * Daily changes of the ledger's bank account, and its balance at the beginning of any day.
 *
 * `deposits:sum-bank-days` writes the sums up to a number of the ledger's chain; later postings are added on each read.
 */
final readonly class BankDays
{
    private const STEP = 20_000;

    /** With more to add, the account's own index is summed instead. */
    private const LONGEST_TAIL = 50_000;

    /** The ledger's bank account; null before its first posting. */
    public static function accountId(): ?int
    {
        $id = DB::table('ledger_accounts')->where('kind', LedgerAccountKind::Bank)->where('owner_id', 0)->value('id');

        return $id === null ? null : (int) $id;
    }

    /** Cents at the bank before the day begins; the ledger has the opposite sign. */
    public function openingOf(CalendarDay $day): int
    {
        $account = self::accountId();
        if ($account === null) {
            return 0;
        }
        // One statement, so that days summed in between are not counted twice.
        $summed = DB::table('bank_days_head')->where('id', 1)->select('last_ledger_id')
            ->selectSub(DB::table('bank_days')->where('day', '<', $day->date)->selectRaw('coalesce(sum(amount_cents), 0)'), 'cents')->first();
        $counted = (int) ($summed->last_ledger_id ?? 0);
        $last = (int) DB::table('ledger_chain')->where('id', 1)->value('last_id');
        if ($last - $counted > self::LONGEST_TAIL) {
            return -(int) DB::table('ledger_entries')->where('ledger_account_id', $account)->where('occurred_at', '<', $day->from)->sum('amount_cents');
        }

        return -(int) ($summed->cents ?? 0)
            - (int) self::entries($account, $counted, $last)->where('occurred_at', '<', $day->from)->sum('amount_cents');
    }

    /**
     * Adds the postings since the last run. A killed run continues where it stopped.
     *
     * @return int ledger transactions added
     */
    public function sum(): int
    {
        $counted = 0;
        do {
            $step = DB::transaction($this->step(...), 3);
            $counted += $step;
        } while ($step > 0);

        return $counted;
    }

    /** Deletes the sums, after a change of the business's time zone. */
    public function forget(): void
    {
        DB::transaction(static function (): void {
            DB::table('bank_days_head')->where('id', 1)->update(['last_ledger_id' => 0]);
            DB::table('bank_days')->delete();
        });
    }

    private function step(): int
    {
        $from = (int) DB::table('bank_days_head')->where('id', 1)->lockForUpdate()->value('last_ledger_id');
        $until = min($from + self::STEP, (int) DB::table('ledger_chain')->where('id', 1)->value('last_id'));
        $account = self::accountId();
        if ($until <= $from || $account === null) {
            return 0;
        }

        $days = $quarters = [];
        foreach (self::entries($account, $from, $until)->get(['occurred_at', 'amount_cents']) as $entry) {
            // In every time zone days begin at a quarter of an hour of UTC.
            $quarter = substr($entry->occurred_at, 0, 14).intdiv((int) substr($entry->occurred_at, 14, 2), 15);
            $day = $quarters[$quarter] ??= CalendarDay::around(CarbonImmutable::parse($entry->occurred_at, 'UTC'))->date;
            $days[$day] = ($days[$day] ?? 0) + (int) $entry->amount_cents;
        }
        foreach ($days as $day => $cents) {
            DB::table('bank_days')->upsert(
                [['day' => $day, 'amount_cents' => $cents]],
                ['day'],
                ['amount_cents' => DB::raw("bank_days.amount_cents + {$cents}")],
            );
        }
        DB::table('bank_days_head')->where('id', 1)->update(['last_ledger_id' => $until]);

        return $until - $from;
    }

    /** By the index of ledger transactions; the account's index would read all earlier days. */
    private static function entries(int $account, int $after, int $until): Builder
    {
        return DB::table('ledger_entries')
            ->where('ledger_transaction_id', '>', $after)
            ->where('ledger_transaction_id', '<=', $until)
            ->whereRaw('ledger_account_id + 0 = ?', [$account]);
    }
}
