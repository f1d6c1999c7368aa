<?php

declare(strict_types=1);

namespace App\Domain\Messages;

use App\Enums\MessageDirection;
use App\Models\Client;
use App\Models\Email;

/** Whose emails come from an address: what {@see ConversationResolver} is for a phone number. */
final readonly class EmailRepository
{
    /** Nobody, when several share the address: a person decides. */
    public function owner(string $address): ?Client
    {
        $clients = Client::query()->where('email', $address)->limit(2)->get();

        return $clients->count() === 1 ? $clients->first() : null;
    }

    /**
     * What came from the address while nobody was known to have it goes to whoever is found to have it.
     *
     * @return int how many emails that were
     */
    public function bring(string $address, Client $owner): int
    {
        return Email::query()->where('from_address', $address)->whereNull('client_id')->where('direction', MessageDirection::Inbound)
            ->update(['client_id' => $owner->id]);
    }
}
