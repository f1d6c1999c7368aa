<?php

declare(strict_types=1);

namespace App\Domain\Deposits\Reconciliation;

use App\Models\Reconciliation;
use App\Support\BusinessDay;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Reads both sides of a day, each from its index. */
final readonly class StatementDays
{
    public function __construct(private BankDays $days, private BankPostings $postings) {}

    public function of(BusinessDay $day): StatementDay
    {
        $lines = DB::table('bank_lines')->where('value_at', '>=', $day->from)->where('value_at', '<', $day->until)->orderBy('value_at')->orderBy('id')
            ->get(['id', 'rail', 'bank_reference', 'description', 'payer_name', 'amount_cents', 'value_at'])->all();

        $closed = Reconciliation::query()->with('closer')->where('day', $day->date)->where('is_standing', true)->first();

        return new StatementDay(
            $day,
            array_values($lines),
            $this->depositsOf(array_map(static fn (stdClass $line): int => (int) $line->id, array_values($lines))),
            NettedPostings::of($this->postings->ofDay($day), $closed?->last_ledger_id),
            $this->days->openingOf($day),
            $closed,
        );
    }

    /**
     * @param  list<int>  $lineIds
     * @return array<int, list<stdClass>>
     */
    public function depositsOf(array $lineIds): array
    {
        $deposits = [];
        foreach (array_chunk($lineIds, 1_000) as $ids) {
            $rows = DB::table('deposits')->leftJoin('clients', 'clients.id', '=', 'deposits.client_id')->whereIntegerInRaw('deposits.bank_line_id', $ids)
                ->orderBy('deposits.bank_line_id')->orderBy('deposits.part')->orderBy('deposits.id')
                ->get(['deposits.id', 'deposits.bank_line_id', 'deposits.part', 'deposits.status', 'deposits.amount_cents', 'deposits.waiting_since', 'deposits.client_id', 'clients.first_name', 'clients.last_name']);
            foreach ($rows as $row) {
                $deposits[(int) $row->bank_line_id][] = $row;
            }
        }

        return $deposits;
    }
}
