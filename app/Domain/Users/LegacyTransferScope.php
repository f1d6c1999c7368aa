<?php

declare(strict_types=1);

namespace App\Domain\Users;

use App\Enums\LegacyTransferStatus;
use App\Enums\OwnedWorkKind;
use App\Models\LegacyTransfer;
use App\Models\User;
use App\Models\UserTakeover;
use Illuminate\Database\Eloquent\Builder as EloquentBuilder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Query\Builder;

/**
 * The records of a legacy transfer. Company and state filter leads by their own fields and work by its client; the status is the
 * client's, so it doesn't apply to leads. The DB list filters by the DB client that a record came from, and conversations also by the DB client's numbers.
 *
 * @phpstan-import-type Filters from LegacyTransfer
 */
final readonly class LegacyTransferScope
{
    /** Records that one person moves in a day. */
    public const MOST_ALONE = 200;

    /** The kinds of work that a transfer moves: work with clients, and the people it is about. */
    public const KINDS = [
        OwnedWorkKind::Clients, OwnedWorkKind::Leads, OwnedWorkKind::Conversations, OwnedWorkKind::RsgEvents, OwnedWorkKind::RsgCommunications,
        OwnedWorkKind::RsgForms, OwnedWorkKind::ExclusionCases,
    ];

    /**
     * Records that the colleague owns now.
     *
     * @param  Filters  $filters
     * @return EloquentBuilder<covariant Model>
     */
    public function open(OwnedWorkKind $kind, int $ownerId, array $filters): EloquentBuilder
    {
        $open = OwnedWork::of($kind, $ownerId);
        [$rows, $table] = [$open->getQuery(), $open->getModel()->getTable()];
        $listId = $filters['db_list_id'];
        unset($filters['db_list_id']);
        match ($kind) {
            OwnedWorkKind::Clients => self::narrow($rows, 'clients', $filters),
            OwnedWorkKind::Leads => self::narrow($rows, 'leads', [...$filters, 'status' => null]),
            default => $rows->when(
                array_filter($filters),
                static fn (Builder $work): Builder => $work->whereExists(
                    static fn (Builder $client): Builder => self::narrow(
                        $client->from('clients')->whereColumn('clients.id', "{$table}.client_id"),
                        'clients',
                        $filters,
                    ),
                ),
            ),
        };
        $rows->when(
            $listId,
            static fn (Builder $found): Builder => $found->whereExists(
                static fn (Builder $listed): Builder => $listed
                    ->from('db_clients')
                    ->where('db_clients.db_list_id', $listId)
                    ->where(static fn (Builder $same): Builder => self::ofDbClient($same, $kind, $table)),
            ),
        );

        return $open;
    }

    /**
     * The records that are still to move.
     *
     * @return EloquentBuilder<covariant Model>
     */
    public function rest(LegacyTransfer $transfer, OwnedWorkKind $kind): EloquentBuilder
    {
        $open = $this->open($kind, $transfer->from_id, $transfer->filters);
        $id = $open->getModel()->getQualifiedKeyName();

        return $open
            ->where($id, '<=', $transfer->newest[$kind->value] ?? 0)
            ->whereNotExists(
                static fn (Builder $moved): Builder => $moved
                    ->from('legacy_transfer_rows')
                    ->where('legacy_transfer_id', $transfer->id)
                    ->where('kind', $kind->value)
                    ->whereColumn('record_id', $id),
            );
    }

    /** Why the colleague can't take over these records; null when they can. */
    public function refusalOf(?User $to, OwnedWorkKind ...$kinds): ?string
    {
        if ($to === null || ! $to->is_active) {
            return 'The colleague who takes over is no longer active.';
        }
        $closed = array_filter(
            $kinds,
            static fn (OwnedWorkKind $kind): bool => $to->isReadOnly()
                || ($kind->ability() !== null && ! $to->hasAbility($kind->ability())),
        );

        return $closed === []
            ? null
            : "{$to->full_name} can’t take these over because their role doesn’t open them: "
                .implode(', ', array_map(static fn (OwnedWorkKind $kind): string => $kind->label(), $closed)).'.';
    }

    /** Whether its author can't start it: it is large, alone or with the transfers that the author started in the last day. */
    public function needsSecondApprover(LegacyTransfer $transfer): bool
    {
        $alone = LegacyTransfer::query()
            ->where('created_by', $transfer->created_by)
            ->whereColumn('approved_by', 'created_by')
            ->where('approved_at', '>', now()->subDay())
            ->sum('total_rows');

        return $transfer->total_rows + $alone > self::MOST_ALONE;
    }

    /** Why the colleague can't start this draft, or null. A large one takes two people. */
    public function approverRefusal(LegacyTransfer $transfer, User $approver): ?string
    {
        return match (true) {
            ! $this->needsSecondApprover($transfer) => null,
            $transfer->created_by === $approver->id => 'More than '
                .self::MOST_ALONE.' records in a day need a second approver. Ask a colleague to start this transfer.',
            $approver->isNew() => User::TOO_NEW,
            $transfer->creator->isNew() => User::REQUESTER_TOO_NEW,
            default => null,
        };
    }

    /** Whether another transfer is moving this colleague's records, or a transfer or takeover is giving the colleague more of them. */
    public function isBusy(LegacyTransfer $transfer): bool
    {
        return LegacyTransfer::query()
            ->whereKeyNot($transfer->id)
            ->whereIn('status', LegacyTransferStatus::unfinished())
            ->where(
                static fn (EloquentBuilder $any): EloquentBuilder => $any
                    ->whereIn('from_id', [$transfer->from_id, $transfer->to_id])
                    ->orWhere('to_id', $transfer->from_id),
            )
            ->exists()
            || UserTakeover::query()
                ->whereNull('finished_at')
                ->get()
                ->contains(static fn (UserTakeover $takeover): bool => in_array($transfer->from_id, $takeover->recipients, true));
    }

    /** Joins the DB clients of a list. A conversation with a DB client has no client, only a number. */
    private static function ofDbClient(Builder $dbClients, OwnedWorkKind $kind, string $table): Builder
    {
        return match ($kind) {
            OwnedWorkKind::Clients => self::became($dbClients, 'clients.id'),
            OwnedWorkKind::Leads => $dbClients->whereColumn('db_clients.lead_id', 'leads.id'),
            OwnedWorkKind::Conversations => self::became($dbClients, 'conversations.client_id')
                ->orWhereExists(static fn (Builder $numbers): Builder => $numbers->from('db_phone_numbers')
                    ->whereColumn('db_phone_numbers.db_client_id', 'db_clients.id')->whereColumn('db_phone_numbers.e164', 'conversations.phone_e164')),
            default => self::became($dbClients, "{$table}.client_id"),
        };
    }

    /** DB clients who are this client, or became it as a lead. */
    private static function became(Builder $dbClients, string $clientId): Builder
    {
        return $dbClients->whereColumn('db_clients.client_id', $clientId)->orWhereExists(static fn (Builder $leads): Builder => $leads
            ->from('leads')->whereColumn('leads.id', 'db_clients.lead_id')->whereColumn('leads.client_id', $clientId));
    }

    /** @param  array<string, int|string|null>  $filters  by column */
    private static function narrow(Builder $rows, string $table, array $filters): Builder
    {
        foreach (array_filter($filters) as $column => $value) {
            $rows->where("{$table}.{$column}", $value);
        }

        return $rows;
    }
}
