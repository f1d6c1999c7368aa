<?php

declare(strict_types=1);

namespace App\Services\Notifications\Announcers;

use App\Models\Client;

/** A new client waits for the New Account check. */
final readonly class RiskCheckAnnouncer implements Announcer
{
    public function announce(int $subjectId): ?Announcement
    {
        $client = Client::query()->with('company')->whereNull('new_account_checked_at')->sharedLock()->find($subjectId);

        return $client === null ? null : new Announcement($client, $client, self::body($client));
    }

    /** @param  Client  $client  with its company */
    public static function body(Client $client): string
    {
        return "New account at {$client->company->name}";
    }
}
