<?php

declare(strict_types=1);

namespace App\Services\Bulk;

use App\Actions\Clients\ClientEdit;
use App\Actions\Clients\ClientFields;
use App\Actions\Clients\ClientStatusRule;
use App\Actions\Clients\UpdateClient;
use App\Actions\Notes\AddNote;
use App\Actions\Notes\DeleteNote;
use App\Enums\BulkChangeKind;
use App\Enums\ClientStatus;
use App\Enums\NoteCategory;
use App\Models\BulkChange;
use App\Models\BulkChangeRow;
use App\Models\Client;
use App\Models\Note;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Validation\ValidationException;

/** Does to one client what a change of many asks for, by the rules of the single change; and takes it back. */
final readonly class ClientBulkStep
{
    private const FIELDS = ['manager' => 'account_manager_id', 'status' => 'status'];

    public function __construct(private Gate $gate, private UpdateClient $update, private AddNote $addNote, private DeleteNote $deleteNote, private AuditTrail $audit) {}

    /** What to keep of it: what stood there or the note that was written, or why nothing was done. */
    public function apply(BulkChange $change, Client $client): BulkChangeRow
    {
        $row = new BulkChangeRow(['bulk_change_id' => $change->id, 'client_id' => $client->id]);
        if ($change->kind === BulkChangeKind::Note && ! $this->gate->forUser($change->user)->allows('contribute', $client)) {
            return $row->fill(['skipped_because' => 'You may not add notes to this client.']);
        }
        if ($change->kind === BulkChangeKind::Note) {
            $row->note_id = $this->addNote->handle($client, $change->payload['value'], NoteCategory::from($change->payload['category'] ?? 'general'), $change->user)->id;

            return $row;
        }

        $field = self::FIELDS[$change->kind->value];
        $before = ClientFields::of($client)[$field];
        $refusal = $before === $change->payload['value'] ? 'It stands so already.' : $this->set($client, $field, $change->payload['value'], $change->user);
        $row->fill($refusal === null ? ['before' => $before] : ['skipped_because' => $refusal]);

        return $row;
    }

    /**
     * Why it stays; null when it was taken back. What somebody has changed since is theirs.
     *
     * It is not a change of its own, which would have to follow the ways of a status (nobody becomes Pending again) and be
     * the maker's to make (they may have given the client to another team): it gives back what this change took.
     */
    public function undo(BulkChange $change, Client $client, BulkChangeRow $row): ?string
    {
        if ($change->kind === BulkChangeKind::Note) {
            $note = Note::query()->find($row->note_id);
            if ($note === null || $note->edited_at !== null) {
                return 'The note was changed since.';
            }
            $this->deleteNote->handle($note, $change->user);

            return null;
        }

        $field = self::FIELDS[$change->kind->value];

        $refusal = ClientFields::of($client)[$field] === $change->payload['value']
            ? $this->reasonAgainst($change->kind, $client, (string) $row->before)
            : 'Somebody changed it since.';
        if ($refusal === null) {
            $client->setAttribute($field, ClientFields::stored($field, (string) $row->before));
            $client->save();
            $this->audit->record('client.restored', $client, [$field => $change->payload['value']], [$field => (string) $row->before, 'bulk_change_id' => $change->id], $change->user_id);
        }

        return $refusal;
    }

    /** Why what stood there may not stand there again. */
    private function reasonAgainst(BulkChangeKind $kind, Client $client, string $before): ?string
    {
        if ($kind === BulkChangeKind::Manager) {
            return $before === '' || User::query()->whereKey((int) $before)->where('is_active', true)->exists() ? null : 'Its former manager no longer works here.';
        }

        return $before === ClientStatus::Closed->value ? null : ClientStatusRule::exclusion($client);
    }

    private function set(Client $client, string $field, string $value, User $editor): ?string
    {
        if (! $this->gate->forUser($editor)->allows('update', $client)) {
            return 'The client of another team.';
        }

        $fields = ClientFields::of($client);
        try {
            $this->update->handle($client, new ClientEdit($client->version, [...$fields, $field => $value], $fields), $editor);
        } catch (ValidationException $refused) {
            return $refused->validator->errors()->first();
        }

        return null;
    }
}
