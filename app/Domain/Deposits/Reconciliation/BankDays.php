<?php

declare(strict_types=1);

namespace App\Domain\Deposits\Reconciliation;

use App\Enums\LedgerAccountKind;
use App\Support\BusinessDay;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/**
 * What the ledger's bank account changed by on each day, and from that its balance at the beginning of any day.
 *
 * The sums are written by `deposits:sum-bank-days` up to a number of the ledger's chain, in which no number comes later than a
 * higher one; what was posted since is added when somebody asks.
 */
final readonly class BankDays
{
    private const STEP = 20_000;

    /** With more than this to add, the account's own index is summed instead. */
    private const LONGEST_TAIL = 50_000;

    /** The ledger's account of the bank; null before anything was posted to it. */
    public static function accountId(): ?int
    {
        $id = DB::table('ledger_accounts')->where('kind', LedgerAccountKind::Bank)->where('owner_id', 0)->value('id');

        return $id === null ? null : (int) $id;
    }

    /** Cents at the bank before the day begins; the ledger writes its sign the other way round. */
    public function openingOf(BusinessDay $day): int
    {
        $account = self::accountId();
        if ($account === null) {
            return 0;
        }
        // In one statement, or days that are summed in between were counted twice.
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
     * Counts what was posted since the last time; killed in between, it goes on there.
     *
     * @return int how many ledger transactions were counted
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

    /** Everything again: after another time zone was chosen for the business. */
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
            // Days begin at a quarter of an hour of UTC wherever the business is.
            $quarter = substr($entry->occurred_at, 0, 14).intdiv((int) substr($entry->occurred_at, 14, 2), 15);
            $day = $quarters[$quarter] ??= BusinessDay::around(CarbonImmutable::parse($entry->occurred_at, 'UTC'))->date;
            $days[$day] = ($days[$day] ?? 0) + (int) $entry->amount_cents;
        }
        foreach ($days as $day => $cents) {
            DB::table('bank_days')->upsert([['day' => $day, 'amount_cents' => $cents]], ['day'], ['amount_cents' => DB::raw("bank_days.amount_cents + {$cents}")]);
        }
        DB::table('bank_days_head')->where('id', 1)->update(['last_ledger_id' => $until]);

        return $until - $from;
    }

    /** From the index of ledger transactions: by its account's index all days before would be read. */
    private static function entries(int $account, int $after, int $until): Builder
    {
        return DB::table('ledger_entries')->where('ledger_transaction_id', '>', $after)->where('ledger_transaction_id', '<=', $until)->whereRaw('ledger_account_id + 0 = ?', [$account]);
    }
}
