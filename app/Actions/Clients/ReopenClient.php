<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Enums\ClientStatus;
use App\Models\Client;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Makes a closed client Active again, and changes nothing else: for those who check risks and see no contact details. */
final readonly class ReopenClient
{
    public function __construct(private UpdateClient $update) {}

    /** A client who is not closed, or may hold no account, is a ValidationException. */
    public function handle(Client $client, User $by): Client
    {
        return DB::transaction(function () use ($client, $by): Client {
            $current = Client::query()->lockForUpdate()->findOrFail($client->id);
            $refusal = $current->status === ClientStatus::Closed ? ClientStatusRule::exclusion($current) : "{$current->full_name} is {$current->status->label()}, and not Closed.";
            if ($refusal !== null) {
                throw ValidationException::withMessages(['status' => $refusal]);
            }
            $fields = ClientFields::of($current);

            return $this->update->handle($current, new ClientEdit($current->version, [...$fields, 'status' => ClientStatus::Active->value], $fields), $by);
        });
    }
}
