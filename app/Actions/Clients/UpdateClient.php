<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Data\Clients\FieldConflict;
use App\Enums\ClientStatus;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Saves an edit of a client, field by field: what others changed meanwhile stays, what both changed is a conflict. */
final readonly class UpdateClient
{
    public function __construct(private AuditTrail $audit, private ClientStatusRule $statuses) {}

    /**
     * A status that may not change so is a ValidationException.
     *
     * @param  AuditEvent|null  $restored  the change whose former value is put back by this edit
     *
     * @throws ClientEditConflict when somebody else changed one of the same fields since the form was opened
     */
    public function handle(Client $client, ClientEdit $edit, User $editor, ?AuditEvent $restored = null): Client
    {
        return DB::transaction(function () use ($client, $edit, $editor, $restored): Client {
            $current = Client::query()->lockForUpdate()->findOrFail($client->id);
            $theirs = ClientFields::of($current);
            $changes = $this->changes($edit, $theirs, isStale: $edit->version !== $current->version);

            $this->checkStatus($current, $changes, $editor);
            if ($changes !== []) {
                $this->save($current, $changes, array_intersect_key($theirs, $changes), $editor, $restored);
            }

            return $current;
        });
    }

    /**
     * @param  array<string, string>  $theirs  what stands there now
     * @return array<string, string> what this edit changes
     */
    private function changes(ClientEdit $edit, array $theirs, bool $isStale): array
    {
        $changes = [];
        $conflicts = [];

        foreach ($edit->mine as $field => $mine) {
            $now = $theirs[$field];
            $was = $isStale ? $edit->base[$field] : $now;

            match (true) {
                $mine === $was, $mine === $now => null,
                $now !== $was => $conflicts[] = new FieldConflict($field, $mine, $now, $was),
                default => $changes[$field] = $mine,
            };
        }

        return $conflicts === [] ? $changes : throw new ClientEditConflict($conflicts);
    }

    /** @param  array<string, string>  $changes */
    private function checkStatus(Client $client, array $changes, User $editor): void
    {
        $status = isset($changes['status']) ? ClientStatus::from($changes['status']) : null;

        if ($status !== null && ! $this->statuses->allows($client, $status, $editor)) {
            throw ValidationException::withMessages([
                'status' => "A client who is {$client->status->label()} cannot become {$status->label()}.",
            ]);
        }
    }

    /**
     * @param  array<string, string>  $changes
     * @param  array<string, string>  $before
     */
    private function save(Client $client, array $changes, array $before, User $editor, ?AuditEvent $restored): void
    {
        foreach ($changes as $field => $text) {
            $client->setAttribute($field, ClientFields::stored($field, $text));
        }
        $client->save();

        $restored === null
            ? $this->audit->record('client.updated', $client, $before, $changes, $editor->id)
            : $this->audit->record('client.restored', $client, $before, [...$changes, 'restored_event_id' => $restored->id], $editor->id);
    }
}
