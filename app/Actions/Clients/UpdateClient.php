<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Actions\Rsg\CheckBeforeOpening;
use App\Data\Clients\FieldConflict;
use App\Domain\Clients\ClientChangedException;
use App\Domain\Clients\ClientEdit;
use App\Domain\Clients\ClientFields;
use App\Domain\Clients\ClientStatusRule;
use App\Domain\Clients\ExcludedIdentityException;
use App\Domain\Clients\IdentityRule;
use App\Domain\Notifications\SettledWorkNotifier;
use App\Enums\ClientStatus;
use App\Enums\NotificationType;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Saves the changed fields of a client. Other users' changes to other fields are kept; changes to the same field conflict. */
final readonly class UpdateClient
{
    /** These fields change together: one alone could form a place that does not exist. */
    private const PLACE = ['suburb', 'state', 'postcode'];

    public function __construct(
        private AuditTrail $audit,
        private ClientStatusRule $statuses,
        private IdentityRule $identity,
        private CheckBeforeOpening $register,
        private SettledWorkNotifier $notifications,
    ) {}

    /**
     * @param  AuditEvent|null  $restored  the change whose earlier value this edit restores
     *
     * @throws ValidationException when the status can't change this way, or the new identity is excluded
     * @throws ClientChangedException when a colleague changed one of the same fields since the form was opened
     */
    public function handle(Client $client, ClientEdit $edit, User $editor, ?AuditEvent $restored = null): Client
    {
        $status = ClientStatus::from($edit->mine['status']);
        if ($status !== ClientStatus::Closed && $status !== $client->status && $this->statuses->allows($client, $status, $editor)) {
            $this->register->handle([$client], $editor);
        }

        return $this->apply($client, $edit, $editor, $restored);
    }

    /**
     * Like handle(), for callers with a transaction, who asked the register before it.
     *
     * @throws ValidationException when the status can't change this way, or the new identity is excluded
     * @throws ClientChangedException when a colleague changed one of the same fields since the form was opened
     */
    public function apply(Client $client, ClientEdit $edit, User $editor, ?AuditEvent $restored = null): Client
    {
        try {
            return DB::transaction(fn (): Client => $this->update($client, $edit, $editor, $restored), 3);
        } catch (ExcludedIdentityException $refused) {
            // The edit was rolled back, but an RSG officer must see the attempt in the client's history.
            $this->audit->record(
                'client.exclusion_met',
                $client,
                after: ['list' => $refused->exclusion->list, 'reason' => $refused->exclusion->reason],
                actorId: $editor->id,
            );
            throw ValidationException::withMessages([$refused->field => $refused->getMessage()]);
        }
    }

    private function update(Client $client, ClientEdit $edit, User $editor, ?AuditEvent $restored): Client
    {
        $current = Client::query()->lockForUpdate()->findOrFail($client->id);
        $theirs = ClientFields::of($current);
        $changes = $this->changes($edit, $theirs, isStale: $edit->version !== $current->version);

        $this->checkStatus($current, $theirs, $changes, $editor);
        $exclusion = $this->identity->refusal($current, $changes);
        if ($exclusion !== null) {
            throw new ExcludedIdentityException($exclusion, IdentityRule::field($changes));
        }
        if ($changes !== []) {
            $this->save($current, $changes, array_intersect_key($theirs, $changes), $editor, $restored);
        }

        return $current;
    }

    /**
     * @param  array<string, string>  $theirs  the current values
     * @return array<string, string> what this edit changes
     */
    private function changes(ClientEdit $edit, array $theirs, bool $isStale): array
    {
        $changes = [];
        $conflicts = [];
        $base = $isStale ? $edit->base : $theirs;
        $contested = $this->isPlaceContested($edit->mine, $base, $theirs) ? self::PLACE : [];

        foreach ($edit->mine as $field => $mine) {
            $now = $theirs[$field];
            $was = $base[$field];

            match (true) {
                $mine === $now => null,
                in_array($field, $contested, true) => $conflicts[] = new FieldConflict($field, $mine, $now, $was),
                $mine === $was => null,
                $now !== $was => $conflicts[] = new FieldConflict($field, $mine, $now, $was),
                default => $changes[$field] = $mine,
            };
        }

        return $conflicts === [] ? $changes : throw new ClientChangedException($conflicts);
    }

    /**
     * Whether both users changed the client's suburb, state or postcode.
     *
     * @param  array<string, string>  $mine
     * @param  array<string, string>  $was
     * @param  array<string, string>  $now
     */
    private function isPlaceContested(array $mine, array $was, array $now): bool
    {
        $place = static fn (array $fields): array => array_map(static fn (string $field): string => $fields[$field], self::PLACE);

        return $place($mine) !== $place($was) && $place($now) !== $place($was);
    }

    /**
     * @param  array<string, string>  $theirs  the current values
     * @param  array<string, string>  $changes
     */
    private function checkStatus(Client $client, array $theirs, array $changes, User $editor): void
    {
        $status = isset($changes['status']) ? ClientStatus::from($changes['status']) : null;

        if ($status !== null && ! $this->statuses->allows($client, $status, $editor)) {
            throw ValidationException::withMessages([
                'status' => "{$client->status->label()} clients can’t become {$status->label()}.",
            ]);
        }
        $exclusion = $status === null || $status === ClientStatus::Closed ? null : $this->statuses->refusal($client);
        if ($exclusion !== null) {
            throw ValidationException::withMessages(['status' => $exclusion]);
        }
        $opens = $status !== null && $status !== ClientStatus::Closed && in_array($client->status, [ClientStatus::Pending, ClientStatus::Closed], true);
        if ($opens && IdentityRule::isChanged($theirs, $changes)) {
            throw ValidationException::withMessages([
                'status' => 'Save the new details first. The BetStop register is asked about them before the account opens.',
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
        if (IdentityRule::isChanged($before, $changes) && IdentityRule::betstopState($client->betstop_state) !== $client->betstop_state) {
            $before['betstop_state'] = $client->betstop_state->value;
            $client->betstop_state = IdentityRule::betstopState($client->betstop_state);
            $changes['betstop_state'] = $client->betstop_state->value;
        }
        $client->save();
        if (isset($changes['status']) && $client->status === ClientStatus::Closed) {
            // A closed account needs no risk check.
            $this->notifications->settled(NotificationType::RiskCheck, $client);
        }

        $restored === null
            ? $this->audit->record('client.updated', $client, $before, $changes, $editor->id)
            : $this->audit->record('client.restored', $client, $before, [...$changes, 'restored_event_id' => $restored->id], $editor->id);
    }
}
