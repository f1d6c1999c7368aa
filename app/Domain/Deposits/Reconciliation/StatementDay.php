<?php

declare(strict_types=1);

namespace App\Domain\Deposits\Reconciliation;

use App\Models\Reconciliation;
use App\Support\CalendarDay;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The bank lines and the ledger postings of a day. */
final readonly class StatementDay
{
    /**
     * @param  list<stdClass>  $lines  bank_lines of the day, in order
     * @param  array<int, list<stdClass>>  $deposits  by bank line: the whole payment first, then its parts
     * @param  list<BankPosting>  $postings  of the day
     * @param  Reconciliation|null  $closed  the current closing
     */
    private function __construct(
        public CalendarDay $day,
        public array $lines,
        public array $deposits,
        public array $postings,
        public int $openingCents,
        public ?Reconciliation $closed,
    ) {}

    public static function of(CalendarDay $day, BankDays $balances): self
    {
        $lines = DB::table('bank_lines')->where('value_at', '>=', $day->from)->where('value_at', '<', $day->until)->orderBy('value_at')->orderBy('id')
            ->get(['id', 'rail', 'bank_reference', 'description', 'payer_name', 'amount_cents', 'value_at'])->all();

        $closed = Reconciliation::query()->with('closer')->where('day', $day->date)->where('is_standing', true)->first();

        return new self(
            $day,
            array_values($lines),
            self::depositsOf(array_map(static fn (stdClass $line): int => (int) $line->id, array_values($lines))),
            self::netted(BankPosting::ofDay($day), $closed?->last_ledger_id),
            $balances->openingOf($day),
            $closed,
        );
    }

    /**
     * @param  list<int>  $lineIds
     * @return array<int, list<stdClass>>
     */
    public static function depositsOf(array $lineIds): array
    {
        $deposits = [];
        foreach (array_chunk($lineIds, 1_000) as $ids) {
            $rows = DB::table('deposits')
                ->leftJoin('clients', 'clients.id', '=', 'deposits.client_id')
                ->whereIntegerInRaw('deposits.bank_line_id', $ids)
                ->orderBy('deposits.bank_line_id')
                ->orderBy('deposits.part')
                ->orderBy('deposits.id')
                ->get([
                    'deposits.id',
                    'deposits.bank_line_id',
                    'deposits.part',
                    'deposits.status',
                    'deposits.amount_cents',
                    'deposits.waiting_since',
                    'deposits.client_id',
                    'clients.first_name',
                    'clients.last_name',
                ]);
            foreach ($rows as $row) {
                $deposits[(int) $row->bank_line_id][] = $row;
            }
        }

        return $deposits;
    }

    /**
     * Leaves out postings reversed on the same day, which the bank never had, such as an undone return or a returned withdrawal with
     * its deposit. Postings before and after the closing of the day don't cancel each other.
     *
     * @param  list<BankPosting>  $postings
     * @param  int|null  $lastLedgerId  at the closing of the day
     * @return list<BankPosting> in order
     */
    private static function netted(array $postings, ?int $lastLedgerId): array
    {
        $open = $left = [];
        foreach ($postings as $place => $posting) {
            $left[$place] = $posting;
            // Receipts are compared with their lines, and payments are on the statement.
            if ($posting->isReceipt() || $posting->isPayment()) {
                continue;
            }
            $side = $lastLedgerId !== null && $posting->ledgerId > $lastLedgerId ? 'later' : 'then';
            $key = "{$side} {$posting->sourceType} {$posting->sourceId}";
            $opposites = $open["{$key} ".-$posting->cents] ?? [];
            if ($opposites === []) {
                $open["{$key} {$posting->cents}"][] = $place;
            } else {
                unset($left[array_pop($opposites)], $left[$place]);
                $open["{$key} ".-$posting->cents] = $opposites;
            }
        }

        return array_values($left);
    }

    public function lineCents(): int
    {
        return array_sum(array_map(static fn (stdClass $line): int => (int) $line->amount_cents, $this->lines));
    }

    /** A split payment counts once. */
    public function inCents(): int
    {
        return $this->sum(static fn (BankPosting $posting): bool => $posting->isReceipt() || (! $posting->isReturn() && $posting->cents > 0));
    }

    /** A positive amount. */
    public function outCents(): int
    {
        return -$this->sum(static fn (BankPosting $posting): bool => ! $posting->isReceipt() && ($posting->isReturn() || $posting->cents < 0));
    }

    public function closingCents(): int
    {
        return $this->openingCents + $this->inCents() - $this->outCents();
    }

    /** @param  callable(BankPosting): bool  $counts */
    private function sum(callable $counts): int
    {
        return array_sum(array_map(static fn (BankPosting $posting): int => $counts($posting) ? $posting->cents : 0, $this->postings));
    }
}
