<?php

declare(strict_types=1);

namespace App\Domain\Bonus;

use App\Domain\Clients\EditScope;
use App\Enums\Ability;
use App\Models\Client;
use App\Models\User;
use Illuminate\Validation\ValidationException;

/** Finds the client that a bonus form names by PIN, and says who may give that client a bonus. */
final readonly class BonusClientResolver
{
    public function __construct(private EditScope $scope) {}

    /** @throws ValidationException on `pin` when there is no such client */
    public function find(string $pin): Client
    {
        return Client::query()->where('pin', trim($pin))->first() ?? throw ValidationException::withMessages(['pin' => 'There is no client with this PIN.']);
    }

    /**
     * For a bonus of the client, see {@see mayGive()}.
     *
     * @throws ValidationException on `pin`
     */
    public function findOwn(string $pin, User $user): Client
    {
        $client = $this->find($pin);

        return $this->mayGive($user, $client->account_manager_id)
            ? $client
            : throw ValidationException::withMessages(['pin' => 'You can’t do this because another team manages this client.']);
    }

    /** Account managers give bonuses to their own clients and their team's. Marketing, who open no client, give them to all. */
    public function mayGive(User $user, ?int $accountManagerId): bool
    {
        return ! $user->hasAbility(Ability::ViewClients) || $this->scope->includes($user, $accountManagerId);
    }
}
