<?php

declare(strict_types=1);

namespace App\Services\Intake;

use App\Models\Client;
use App\Models\Conversation;

/** The one conversation with a phone number. */
final readonly class ConversationOfNumber
{
    /**
     * Found or made, and locked until the end of the caller's transaction: messages of one number wait for each other. The
     * client may be newly known; the caller saves that.
     */
    public function hold(string $e164): Conversation
    {
        // One statement that makes the row or locks it. To look first, or to ignore the collision, deadlocks on MariaDB.
        Conversation::query()->upsert([['phone_e164' => $e164]], ['phone_e164'], ['phone_e164']);
        $conversation = Conversation::query()->with('client')->where('phone_e164', $e164)->lockForUpdate()->sole();

        // Also when the client it belonged to was deleted: the number may have found a new owner.
        $conversation->client()->associate($conversation->client ?? $this->onlyClientWith($e164));

        return $conversation;
    }

    /** Nobody, when several share the number: a person decides. */
    private function onlyClientWith(string $e164): ?Client
    {
        $clients = Client::query()->where('mobile_e164', $e164)->limit(2)->get();

        return $clients->count() === 1 ? $clients->first() : null;
    }
}
