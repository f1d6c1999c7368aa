<?php

declare(strict_types=1);

namespace App\Queries\Deposits;

use App\Data\Deposits\DepositRow;
use App\Enums\DepositAge;
use App\Enums\DepositStatus;
use App\Enums\PaymentRail;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\RowClients;
use App\Queries\Lists\UtcTime;
use App\Services\Deposits\BankLineText;
use App\Services\Deposits\Duplicates\OpenCases;
use App\Services\Deposits\PayerDifference;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Deposits as rows, with what stands beside them: the bank line, the client, their company and rating. */
final readonly class DepositRows
{
    private const NOBODY = 'N/A';

    /**
     * These deposits, in the order given.
     *
     * @param  list<int>  $ids
     * @return list<DepositRow>
     */
    public function find(array $ids, User $viewer): array
    {
        if ($ids === []) {
            return [];
        }
        $found = $this->withColumns(DB::table('deposits')->whereIntegerInRaw('deposits.id', $ids))->get()->keyBy('id');
        $rows = array_values(array_filter(array_map(static fn (int $id): ?stdClass => $found[$id] ?? null, $ids)));
        $waiting = array_filter($rows, static fn (stdClass $row): bool => $row->waiting_since !== null);
        $doubtful = OpenCases::among(array_values(array_map(static fn (stdClass $row): int => (int) $row->bank_line_id, $waiting)));

        return array_map(fn (stdClass $row): DepositRow => $this->row($row, $viewer, $row->waiting_since !== null && isset($doubtful[(int) $row->bank_line_id])), $rows);
    }

    private function withColumns(Builder $deposits): Builder
    {
        return RowClients::join($deposits
            ->leftJoin('bank_lines', 'bank_lines.id', '=', 'deposits.bank_line_id')
            ->select([
                'deposits.id', 'deposits.version', 'deposits.rail', 'deposits.amount_cents', 'deposits.value_at', 'deposits.status', 'deposits.client_id', 'deposits.waiting_since',
                'deposits.part', 'deposits.bank_line_id', 'bank_lines.description', 'bank_lines.payer_name', 'clients.preferred_name',
            ]), 'deposits.client_id');
    }

    private function row(stdClass $row, User $viewer, bool $isDoubtful): DepositRow
    {
        $client = RowClients::of($row);
        $status = DepositStatus::from($row->status);
        $isOtherPayer = $client !== null && PayerDifference::between($row->payer_name, (new Client)->forceFill([
            'first_name' => $row->first_name, 'last_name' => $row->last_name, 'preferred_name' => $row->preferred_name,
        ]));

        return new DepositRow(
            id: (int) $row->id,
            version: (int) $row->version,
            rail: PaymentRail::from($row->rail),
            // Of a known client that client's name, as long as it is the one who paid.
            payer: ($isOtherPayer ? null : $client?->full_name) ?? BankLineText::maskedIfAny($row->payer_name, $viewer) ?? self::NOBODY,
            description: BankLineText::masked($row->description, $viewer),
            amount_cents: (int) $row->amount_cents,
            value_at: (string) UtcTime::iso($row->value_at),
            status: $status,
            client: $client,
            waiting_since: UtcTime::iso($row->waiting_since),
            age: $row->waiting_since === null ? null : DepositAge::of(CarbonImmutable::parse($row->waiting_since, 'UTC'), now()->toImmutable()),
            is_other_payer: $isOtherPayer && $status->isWaiting(),
            is_part: (int) $row->part > 0,
            has_duplicate_case: $isDoubtful,
        );
    }
}
