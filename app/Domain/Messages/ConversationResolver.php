<?php

declare(strict_types=1);

namespace App\Domain\Messages;

use App\Domain\Clients\ContactOwner;
use App\Models\Client;
use App\Models\Conversation;

final readonly class ConversationResolver
{
    public const TAKEN = 'Another client’s conversation has this number. Check which client the number belongs to first.';

    /**
     * Finds or creates the conversation with a number, and locks it until the caller's transaction ends. The caller must save
     * the conversation, because its client may be new.
     */
    public function hold(string $e164): Conversation
    {
        // One statement that inserts or locks the row. Selecting first, or `insert ignore`, deadlocks on MariaDB.
        Conversation::query()->upsert([['phone_e164' => $e164]], ['phone_e164'], ['phone_e164']);
        $conversation = Conversation::query()->with('client')->where('phone_e164', $e164)->lockForUpdate()->sole();

        // Also replaces a deleted client: the number may have a new owner.
        $conversation->client()->associate($conversation->client ?? ContactOwner::find('mobile_e164', $e164));

        return $conversation;
    }

    /** The same for a client's own number; null when the number belongs to another client's conversation. */
    public function holdFor(Client $client): ?Conversation
    {
        $conversation = $this->hold((string) $client->mobile_e164);
        $conversation->client_id ??= $client->id;

        return $conversation->client_id === $client->id ? $conversation : null;
    }

    /** Whether {@see self::holdFor()} will give null, for a page. */
    public static function isTaken(Client $client): bool
    {
        return Conversation::query()->where('phone_e164', $client->mobile_e164)->where('client_id', '!=', $client->id)->whereHas('client')->exists();
    }
}
