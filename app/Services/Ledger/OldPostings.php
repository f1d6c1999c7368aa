<?php

declare(strict_types=1);

namespace App\Services\Ledger;

use App\Enums\LedgerAccountKind;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The rows of `balance_postings` as postings of the ledger, under their own keys: what was posted once is not posted again. */
final readonly class OldPostings
{
    private const STATUSES = [
        'sent' => TransactionStatus::Pending, 'confirmed' => TransactionStatus::Completed, 'failed' => TransactionStatus::Returned,
        'credited' => TransactionStatus::Completed, 'reversed' => TransactionStatus::Cancelled,
    ];

    /** Which step a step takes back. */
    private const REVERSES = ['failed' => 'sent', 'reversed' => 'credited'];

    /** The order of the sides is the one in which the ledger posts them: it tells by that what it knows. */
    private const OTHER_FIRST = ['confirmed', 'credited'];

    /**
     * @param  list<int>  $clientIds
     * @return list<Posting> in their order
     */
    public function of(array $clientIds): array
    {
        $rows = DB::table('balance_postings')->whereIntegerInRaw('client_id', $clientIds)->orderBy('id')->get()->keyBy('idempotency_key');
        $transfers = DB::table('transfers')->whereIntegerInRaw('client_id', $clientIds)->pluck('reference', 'id')->all();

        return array_values($rows->map(fn (stdClass $row): Posting => $this->posting($row, $rows, $transfers))->all());
    }

    /**
     * @param  Collection<string, stdClass>  $rows  by key
     * @param  array<int, string>  $references  of transfers
     */
    private function posting(stdClass $row, Collection $rows, array $references): Posting
    {
        [$source, $id, $step] = explode(':', $row->idempotency_key);
        $isTransfer = $source === 'transfer';
        $cents = (int) $row->amount_cents;
        $original = isset(self::REVERSES[$step]) ? $rows->get("{$source}:{$id}:".self::REVERSES[$step]) : null;
        $isWhole = $original !== null && (int) $original->amount_cents === -$cents && $original->site_account_id === $row->site_account_id;

        $sides = [new Entry($this->own($row), $cents), new Entry($this->other($row, $rows, "{$source}:{$id}:sent"), -$cents)];

        return new Posting(
            key: $row->idempotency_key, type: $isTransfer ? TransactionType::Transfer : TransactionType::Bonus, status: self::STATUSES[$step],
            sourceType: $isTransfer ? 'transfer' : 'bonus_claim', sourceId: (int) $id, clientId: (int) $row->client_id, amountCents: abs($cents),
            entries: in_array($step, self::OTHER_FIRST, true) ? array_reverse($sides) : $sides,
            occurredAt: OldMoney::time($row->created_at), reference: $isTransfer ? $references[(int) $id] ?? null : null,
            reversesKey: $isWhole ? $original->idempotency_key : null,
        );
    }

    private function own(stdClass $row): Account
    {
        return $row->site_account_id === null ? Account::available((int) $row->client_id) : Account::site((int) $row->site_account_id, (int) $row->client_id);
    }

    /**
     * Bonuses come from the house. A transfer is in transit, if its first step was written down.
     *
     * @param  Collection<string, stdClass>  $rows
     */
    private function other(stdClass $row, Collection $rows, string $sentKey): Account
    {
        return match (true) {
            $row->site_account_id === null => Account::house(LedgerAccountKind::Bonus),
            $rows->has($sentKey) => Account::transit((int) $row->client_id),
            default => Account::house(LedgerAccountKind::Opening),
        };
    }
}
