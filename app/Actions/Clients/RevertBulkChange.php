<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Actions\Notes\DeleteNote;
use App\Domain\Clients\ClientFields;
use App\Domain\Clients\ClientStatusRule;
use App\Enums\BulkChangeKind;
use App\Enums\ClientStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BulkChange;
use App\Models\BulkChangeRow;
use App\Models\Client;
use App\Models\Note;
use App\Models\User;

/** Restores the earlier value of one client, unless a colleague has changed it since. */
final readonly class RevertBulkChange
{
    public function __construct(private DeleteNote $deleteNote, private AuditTrail $audit) {}

    /**
     * This skips the rules for a new edit: a client may become Pending again, and may belong to another team by now.
     *
     * @return string|null the reason why the change stays; null when it was undone
     */
    public function handle(BulkChange $change, Client $client, BulkChangeRow $row): ?string
    {
        if ($change->kind === BulkChangeKind::Note) {
            $note = Note::query()->find($row->note_id);
            if ($note === null || $note->edited_at !== null) {
                return 'The note was changed later.';
            }
            $this->deleteNote->handle($note, $change->user);

            return null;
        }

        $field = ApplyBulkChange::FIELDS[$change->kind->value];

        $refusal = ClientFields::of($client)[$field] === $change->payload['value']
            ? $this->reasonAgainst($change->kind, $client, (string) $row->before)
            : 'A colleague changed it later.';
        if ($refusal === null) {
            $client->setAttribute($field, ClientFields::stored($field, (string) $row->before));
            $client->save();
            $this->audit->record('client.restored', $client, [$field => $change->payload['value']], [$field => (string) $row->before, 'bulk_change_id' => $change->id], $change->user_id);
        }

        return $refusal;
    }

    /** The reason why the earlier value can't be restored. */
    private function reasonAgainst(BulkChangeKind $kind, Client $client, string $before): ?string
    {
        if ($kind === BulkChangeKind::Manager) {
            return $before === '' || User::query()->whereKey((int) $before)->where('is_active', true)->exists() ? null : 'The former account manager is no longer active.';
        }

        return $before === ClientStatus::Closed->value ? null : ClientStatusRule::exclusion($client);
    }
}
