<?php

declare(strict_types=1);

namespace App\Queries\Transactions;

use App\Data\Transactions\TransactionRow;
use App\Enums\PaymentRail;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Models\User;
use App\Queries\Clients\RowClients;
use App\Queries\Lists\UtcTime;
use App\Services\Deposits\BankLineText;
use Illuminate\Database\Query\Builder;
use stdClass;

/** Rows of `transactions` with their clients, as the pages show them. */
final readonly class TransactionRows
{
    private const OUTGOING = [TransactionType::Withdrawal, TransactionType::Fee, TransactionType::Bet, TransactionType::BonusBet, TransactionType::BoostedBet];

    public static function withColumns(Builder $transactions): Builder
    {
        return RowClients::join((clone $transactions)->select([
            'transactions.id', 'transactions.type', 'transactions.status', 'transactions.client_id', 'transactions.amount_cents', 'transactions.effect_cents',
            'transactions.rail', 'transactions.reference', 'transactions.description', 'transactions.source_type', 'transactions.source_id', 'transactions.occurred_at',
        ]), 'transactions.client_id');
    }

    public static function row(stdClass $row, User $viewer, ?int $balanceCents = null): TransactionRow
    {
        $type = TransactionType::from($row->type);
        $status = TransactionStatus::from($row->status);

        return new TransactionRow(
            id: (int) $row->id,
            type: $type,
            type_name: $type->label(),
            status: $status,
            status_name: $status->label(),
            client: RowClients::of($row),
            amount_cents: self::signed($type, (int) $row->amount_cents, (int) $row->effect_cents),
            effect_cents: (int) $row->effect_cents,
            balance_cents: $balanceCents,
            rail: $row->rail === null ? null : PaymentRail::from($row->rail),
            reference: $row->reference,
            description: $row->description === null ? null : BankLineText::masked($row->description, $viewer),
            source_name: SourceNames::of($row->source_type, (int) $row->source_id),
            occurred_at: (string) UtcTime::iso($row->occurred_at),
        );
    }

    /** What moved the client's balance tells; what did not, or not any more, has the sign of its type. */
    private static function signed(TransactionType $type, int $amountCents, int $effectCents): int
    {
        $leaves = $effectCents === 0 ? in_array($type, self::OUTGOING, true) : $effectCents < 0;

        return $leaves ? -$amountCents : $amountCents;
    }
}
