<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Actions\Notes\AddNote;
use App\Actions\Notes\DeleteNote;
use App\Actions\Rsg\CheckBeforeOpening;
use App\Domain\Clients\ClientEdit;
use App\Domain\Clients\ClientFields;
use App\Domain\Clients\ClientStatusRule;
use App\Domain\Leads\LeadOwners;
use App\Enums\BulkChangeKind;
use App\Enums\BulkChangeStatus;
use App\Enums\ClientStatus;
use App\Enums\NoteCategory;
use App\Infrastructure\Audit\AuditTrail;
use App\Lists\Clients\ClientBulkScope;
use App\Models\AuditEvent;
use App\Models\BulkChange;
use App\Models\BulkChangeRow;
use App\Models\Client;
use App\Models\Note;
use App\Models\User;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/**
 * Runs one batch of a bulk change or its undo. One transaction holds the clients, the results and the progress, so a crash loses
 * at most one batch, and a second worker waits for the first.
 */
final readonly class AdvanceBulkChange
{
    public const BATCH = 100;

    private const FIELDS = ['manager' => 'account_manager_id', 'status' => 'status'];

    private const GONE = 'This client was deleted or merged into another client.';

    private const NO_LONGER_MATCHES = 'This client no longer matches the search and filters.';

    public function __construct(
        private ClientBulkScope $scope,
        private CheckBeforeOpening $register,
        private UpdateClient $update,
        private ClientStatusRule $statuses,
        private AddNote $addNote,
        private DeleteNote $deleteNote,
        private Gate $gate,
        private AuditTrail $audit,
    ) {}

    /** @return bool whether batches are left */
    public function handle(int $bulkChangeId): bool
    {
        $seen = BulkChange::query()->find($bulkChangeId);
        $this->askRegister($seen);

        return DB::transaction(function () use ($bulkChangeId, $seen): bool {
            $change = BulkChange::query()->lockForUpdate()->find($bulkChangeId);
            if (! ($change?->status->isUnfinished() ?? false)) {
                return false;
            }
            // Another worker finished the batch that the register was asked about.
            if ($change->after_id !== $seen?->after_id || $change->status !== $seen->status) {
                return true;
            }
            // Permissions are read again for each batch, so a removed permission applies from the next batch on.
            $user = User::query()->find($change->user_id);
            $refusal = $this->refusal($change, $user);
            if ($user === null || $refusal !== null) {
                return $this->fail($change, (string) $refusal);
            }
            $change->setRelation('user', $user);

            return $change->status->isApplying() ? $this->apply($change) : $this->undo($change);
        });
    }

    /** About the accounts that the next batch opens. */
    private function askRegister(?BulkChange $change): void
    {
        $user = $change === null ? null : User::query()->find($change->user_id);
        if ($change?->kind !== BulkChangeKind::Status || ! $change->status->isUnfinished() || $user === null || $this->refusal($change, $user) !== null) {
            return;
        }
        $status = ClientStatus::from($change->payload['value']);
        if (! $change->status->isApplying()) {
            $before = $this->toUndo($change)->where('before', '!=', ClientStatus::Closed->value)->keys();
            $this->register->handle($status === ClientStatus::Closed ? Client::query()->whereKey($before)->where('status', $status)->get() : [], $user);
        } elseif ($status !== ClientStatus::Closed) {
            $clients = Client::query()->whereKey($this->scope->next($change->filters, $user, $change->after_id, self::BATCH))->where('status', '!=', $status)->get();
            $this->register->handle($clients->filter(fn (Client $client): bool => $this->statuses->allows($client, $status, $user)), $user);
        }
    }

    /** @return Collection<int, BulkChangeRow> by client */
    private function toUndo(BulkChange $change): Collection
    {
        return BulkChangeRow::query()->where('bulk_change_id', $change->id)->whereNull('skipped_because')->whereNull('undone_at')
            ->where('client_id', '>', $change->after_id)->orderBy('client_id')->limit(self::BATCH)->get()->keyBy('client_id');
    }

    private function apply(BulkChange $change): bool
    {
        $change->total_rows ??= $this->scope->total($change->filters, $change->user);
        $ids = $this->scope->next($change->filters, $change->user, $change->after_id, self::BATCH);
        $clients = $this->clients($ids)->keyBy('id');
        $fitting = $change->filters['ids'] === null ? array_fill_keys($ids, true) : $this->scope->fitting($change->filters, $change->user, $ids);
        $rows = array_map(function (int $id) use ($change, $clients, $fitting): BulkChangeRow {
            $client = $clients->get($id);
            $skipReason = $client === null ? self::GONE : (isset($fitting[$id]) ? null : self::NO_LONGER_MATCHES);

            return $client === null || $skipReason !== null
                ? new BulkChangeRow(['bulk_change_id' => $change->id, 'client_id' => $id, 'skipped_because' => $skipReason])
                : $this->changed($change, $client);
        }, $ids);
        BulkChangeRow::query()->insert(array_map(static fn (BulkChangeRow $row): array => [
            'before' => null, 'note_id' => null, 'skipped_because' => null, ...$row->getAttributes(),
        ], $rows));
        $skipped = count(array_filter($rows, static fn (BulkChangeRow $row): bool => $row->skipped_because !== null));

        return $this->saveProgress($change, $ids, BulkChangeStatus::Running, BulkChangeStatus::Done, [
            'changed_rows' => $change->changed_rows + count($rows) - $skipped, 'skipped_rows' => $change->skipped_rows + $skipped,
        ]);
    }

    /** Finished changes are kept and can be undone. */
    private function fail(BulkChange $change, string $reason): bool
    {
        $before = $change->status;
        $change->update(['status' => BulkChangeStatus::Failed, 'error' => $reason, 'finished_at' => now()]);
        $this->audit->record('clients.bulk_change_stopped', $change, ['status' => $before->value], ['status' => BulkChangeStatus::Failed->value, 'reason' => $reason]);

        return false;
    }

    private function undo(BulkChange $change): bool
    {
        $rows = $this->toUndo($change);
        $ids = $rows->keys()->map(intval(...))->all();
        $kept = 0;
        $clients = $this->clients($ids)->keyBy('id');
        foreach ($rows as $row) {
            $client = $clients->get($row->client_id);
            $reason = $client === null ? self::GONE : $this->restored($change, $client, $row);
            $row->update($reason === null ? ['undone_at' => now()] : ['skipped_because' => $reason]);
            $kept += $reason === null ? 0 : 1;
        }

        return $this->saveProgress($change, $ids, BulkChangeStatus::Undoing, BulkChangeStatus::Undone, ['skipped_rows' => $change->skipped_rows + $kept]);
    }

    /**
     * @param  array<int>  $ids
     * @return Collection<int, Client>
     */
    private function clients(array $ids): Collection
    {
        return Client::query()->whereKey($ids)->orderBy('id')->lockForUpdate()->get();
    }

    /**
     * @param  array<int>  $ids  of the batch
     * @param  array<string, int>  $counts
     */
    private function saveProgress(BulkChange $change, array $ids, BulkChangeStatus $unfinished, BulkChangeStatus $end, array $counts): bool
    {
        $hasMore = count($ids) === self::BATCH;
        $change->update([
            ...$counts,
            'status' => $hasMore ? $unfinished : $end,
            'after_id' => $ids === [] ? $change->after_id : max($ids),
            'heartbeat_at' => now(),
            'finished_at' => $hasMore ? null : now(),
        ]);

        return $hasMore;
    }

    /**
     * The reason to stop, or null.
     *
     * @param  User|null  $user  the user who started it; null when deleted
     */
    private function refusal(BulkChange $change, ?User $user): ?string
    {
        return match (true) {
            $user === null, ! $user->is_active => 'Stopped: the user who started this is no longer active.',
            ! $this->gate->forUser($user)->allows('changeMany', Client::class) => 'Stopped: the user who started this can no longer change clients in bulk.',
            $change->status->isApplying() && $this->isManagerGone($change) => 'Stopped: the chosen account manager is no longer active or can no longer see clients.',
            default => null,
        };
    }

    private function isManagerGone(BulkChange $change): bool
    {
        return $change->kind === BulkChangeKind::Manager && $change->payload['value'] !== ''
            && LeadOwners::orNull((int) $change->payload['value']) === null;
    }

    /** Applies the change by the rules of a single edit. The row has the earlier value or the new note, or why the client was skipped. */
    private function changed(BulkChange $change, Client $client): BulkChangeRow
    {
        $row = new BulkChangeRow(['bulk_change_id' => $change->id, 'client_id' => $client->id]);
        if ($change->kind === BulkChangeKind::Note && ! $this->gate->forUser($change->user)->allows('contribute', $client)) {
            return $row->fill(['skipped_because' => 'You can’t add notes to this client.']);
        }
        if ($change->kind === BulkChangeKind::Note) {
            $row->note_id = $this->addNote->handle($client, $change->payload['value'], NoteCategory::from($change->payload['category'] ?? 'general'), $change->user)->id;

            return $row;
        }

        $field = self::FIELDS[$change->kind->value];
        $before = ClientFields::of($client)[$field];
        $refusal = $before === $change->payload['value'] ? 'Nothing to change.' : $this->set($client, $field, $change->payload['value'], $change->user);
        $row->fill($refusal === null ? ['before' => $before] : ['skipped_because' => $refusal]);

        return $row;
    }

    private function set(Client $client, string $field, string $value, User $editor): ?string
    {
        if (! $this->gate->forUser($editor)->allows('update', $client)) {
            return 'This client belongs to another team.';
        }

        $fields = ClientFields::of($client);
        try {
            $this->update->apply($client, new ClientEdit($client->version, [...$fields, $field => $value], $fields), $editor);
        } catch (ValidationException $refused) {
            return $refused->validator->errors()->first();
        }

        return null;
    }

    /**
     * Restores the earlier value of one client, unless it was changed since. This skips the rules for a new edit: a
     * client may become Pending again, and may now belong to another team.
     *
     * @return string|null the reason why the change stays; null when it was undone
     */
    private function restored(BulkChange $change, Client $client, BulkChangeRow $row): ?string
    {
        if ($change->kind === BulkChangeKind::Note) {
            $note = Note::query()->find($row->note_id);
            if ($note === null || $note->edited_at !== null) {
                return 'The note was changed later.';
            }
            $this->deleteNote->handle($note, $change->user);

            return null;
        }

        $field = self::FIELDS[$change->kind->value];
        $later = 'It was changed later.';
        $refusal = ClientFields::of($client)[$field] === $change->payload['value']
            ? $this->reasonAgainst($change->kind, $client, (string) $row->before) ?? (self::isSetLater($change, $client, $field) ? $later : null)
            : $later;
        if ($refusal === null) {
            $client->setAttribute($field, ClientFields::stored($field, (string) $row->before));
            $client->save();
            $this->audit->record('client.restored', $client, [$field => $change->payload['value']], [$field => (string) $row->before, 'bulk_change_id' => $change->id], $change->user_id);
        }

        return $refusal;
    }

    /** Whether the client was given the same value again since, such as by a risk check that closed the account. */
    private static function isSetLater(BulkChange $change, Client $client, string $field): bool
    {
        $events = AuditEvent::query()->where('client_id', $client->id)->where('subject_type', $client->getMorphClass())
            ->where('created_at', '>=', $change->created_at)->orderBy('id')->get(['id', 'actor_id', 'after'])
            ->filter(static fn (AuditEvent $event): bool => array_key_exists($field, $event->after) && (string) $event->after[$field] === $change->payload['value']);

        // The first event by this user is the bulk change itself.
        return $events->last() !== $events->firstWhere('actor_id', $change->user_id);
    }

    /** The reason why the earlier value can't be restored. */
    private function reasonAgainst(BulkChangeKind $kind, Client $client, string $before): ?string
    {
        if ($kind === BulkChangeKind::Manager) {
            return $before === '' || LeadOwners::orNull((int) $before) !== null ? null : 'The former account manager is no longer active or can no longer see clients.';
        }

        return $before === ClientStatus::Closed->value ? null : $this->statuses->refusal($client);
    }
}
