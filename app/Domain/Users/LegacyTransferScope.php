<?php

declare(strict_types=1);

namespace App\Domain\Users;

use App\Enums\LeadStatus;
use App\Enums\LegacyTransferKind;
use App\Enums\LegacyTransferStatus;
use App\Models\LegacyTransfer;
use App\Models\User;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/**
 * The records of a legacy transfer. Company and state filter leads by their own fields and work by its client; the status is the
 * client's, so it doesn't apply to leads. The DB list filters by the DB client that a record came from, and conversations also by a number of one.
 *
 * @phpstan-import-type Filters from LegacyTransfer
 */
final readonly class LegacyTransferScope
{
    /** A transfer of more records needs a second approver. */
    public const MOST_ALONE = 200;

    /**
     * Open records that the colleague owns now.
     *
     * @param  Filters  $filters
     */
    public function open(LegacyTransferKind $kind, int $ownerId, array $filters): Builder
    {
        $table = $kind->value;
        $rows = DB::table($table)->where("{$table}.{$kind->ownerColumn()}", $ownerId);
        match ($kind) {
            LegacyTransferKind::Clients, LegacyTransferKind::Conversations => null,
            LegacyTransferKind::Leads => $rows->whereIn('leads.status', [LeadStatus::New, LeadStatus::Contacted, LeadStatus::Qualified]),
            LegacyTransferKind::RsgEvents => $rows->whereNull('rsg_events.closed_at'),
            LegacyTransferKind::RsgCommunications, LegacyTransferKind::RsgForms => $rows->whereNull("{$table}.resolved_at"),
            LegacyTransferKind::ExclusionCases => $rows->whereNull('exclusion_cases.completed_at')->whereNull('exclusion_cases.lifted_at'),
        };

        $listId = $filters['db_list_id'];
        unset($filters['db_list_id']);
        match ($kind) {
            LegacyTransferKind::Clients => self::narrow($rows->whereNull('clients.deleted_at'), 'clients', $filters),
            LegacyTransferKind::Leads => self::narrow($rows->whereNull('leads.deleted_at'), 'leads', [...$filters, 'status' => null]),
            default => $rows->when(array_filter($filters), static fn (Builder $work): Builder => $work
                ->whereExists(static fn (Builder $client): Builder => self::narrow($client->from('clients')->whereColumn('clients.id', "{$table}.client_id"), 'clients', $filters))),
        };

        return $rows->when($listId, static fn (Builder $found): Builder => $found->whereExists(static fn (Builder $listed): Builder => $listed
            ->from('db_clients')->where('db_clients.db_list_id', $listId)->where(static fn (Builder $same): Builder => self::ofDbClient($same, $kind))));
    }

    /** The records that are still to move. */
    public function rest(LegacyTransfer $transfer, LegacyTransferKind $kind): Builder
    {
        return $this->open($kind, $transfer->from_id, $transfer->filters)->where("{$kind->value}.id", '<=', $transfer->newest[$kind->value] ?? 0)
            ->whereNotExists(static fn (Builder $moved): Builder => $moved->from('legacy_transfer_rows')->where('legacy_transfer_id', $transfer->id)
                ->where('kind', $kind->value)->whereColumn('record_id', "{$kind->value}.id"));
    }

    /** Why the colleague can't take over these records; null when they can. */
    public function refusalOf(?User $to, LegacyTransferKind ...$kinds): ?string
    {
        if ($to === null || ! $to->is_active) {
            return 'The colleague who takes over is no longer active.';
        }
        foreach ($kinds as $kind) {
            if (! $to->hasAbility($kind->ability()) || $to->isReadOnly()) {
                return "{$to->full_name} can't take over ".mb_strtolower(mb_substr($kind->label(), 0, 1)).mb_substr($kind->label(), 1).' because their role doesn\'t open them.';
            }
        }

        return null;
    }

    /** Whether another transfer of this colleague's records is at work. */
    public function isBusy(LegacyTransfer $transfer): bool
    {
        return LegacyTransfer::query()->whereKeyNot($transfer->id)->whereIn('from_id', [$transfer->from_id, $transfer->to_id])->whereIn('status', LegacyTransferStatus::unfinished())->exists();
    }

    /** Joins the DB clients of a list. A conversation with a DB client has no client, only a number. */
    private static function ofDbClient(Builder $dbClients, LegacyTransferKind $kind): Builder
    {
        return match ($kind) {
            LegacyTransferKind::Clients => self::became($dbClients, 'clients.id'),
            LegacyTransferKind::Leads => $dbClients->whereColumn('db_clients.lead_id', 'leads.id'),
            LegacyTransferKind::Conversations => self::became($dbClients, 'conversations.client_id')
                ->orWhereExists(static fn (Builder $numbers): Builder => $numbers->from('db_phone_numbers')
                    ->whereColumn('db_phone_numbers.db_client_id', 'db_clients.id')->whereColumn('db_phone_numbers.e164', 'conversations.phone_e164')),
            default => self::became($dbClients, "{$kind->value}.client_id"),
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
