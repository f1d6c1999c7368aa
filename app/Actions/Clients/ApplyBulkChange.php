<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Actions\Notes\AddNote;
use App\Domain\Clients\ClientEdit;
use App\Domain\Clients\ClientFields;
use App\Enums\BulkChangeKind;
use App\Enums\NoteCategory;
use App\Models\BulkChange;
use App\Models\BulkChangeRow;
use App\Models\Client;
use App\Models\User;
use Illuminate\Contracts\Auth\Access\Gate;
use Illuminate\Validation\ValidationException;

/** Applies a bulk change to one client by the rules of a single edit. */
final readonly class ApplyBulkChange
{
    public const FIELDS = ['manager' => 'account_manager_id', 'status' => 'status'];

    public function __construct(private Gate $gate, private UpdateClient $update, private AddNote $addNote) {}

    /** @return BulkChangeRow with the earlier value or the new note, or the reason for skipping the client */
    public function handle(BulkChange $change, Client $client): BulkChangeRow
    {
        $row = new BulkChangeRow(['bulk_change_id' => $change->id, 'client_id' => $client->id]);
        if ($change->kind === BulkChangeKind::Note && ! $this->gate->forUser($change->user)->allows('contribute', $client)) {
            return $row->fill(['skipped_because' => 'You can\'t add notes to this client.']);
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
            $this->update->handle($client, new ClientEdit($client->version, [...$fields, $field => $value], $fields), $editor);
        } catch (ValidationException $refused) {
            return $refused->validator->errors()->first();
        }

        return null;
    }
}
