<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Actions\Rsg\CheckBeforeOpening;
use App\Domain\Clients\ClientEdit;
use App\Domain\Clients\ClientFields;
use App\Domain\Clients\ClientStatusRule;
use App\Enums\ClientStatus;
use App\Models\Client;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Reopens a closed client as Active. Risk staff who can't see contact details use this instead of an edit. */
final readonly class ReopenClient
{
    public function __construct(private CheckBeforeOpening $register, private UpdateClient $update) {}

    /** @throws ValidationException when the client is not closed or is excluded */
    public function handle(Client $client, User $by): Client
    {
        if ($client->status === ClientStatus::Closed && ! $client->is_barred) {
            $this->register->handle([$client], $by);
        }

        return DB::transaction(function () use ($client, $by): Client {
            $current = Client::query()->lockForUpdate()->findOrFail($client->id);
            $refusal = $current->status === ClientStatus::Closed
                ? ClientStatusRule::exclusion($current)
                : "{$current->full_name} is {$current->status->label()}, not Closed.";
            if ($refusal !== null) {
                throw ValidationException::withMessages(['status' => $refusal]);
            }
            $fields = ClientFields::of($current);

            return $this->update->apply($current, new ClientEdit($current->version, [...$fields, 'status' => ClientStatus::Active->value], $fields), $by);
        });
    }
}
