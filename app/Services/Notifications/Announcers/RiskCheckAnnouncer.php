<?php

declare(strict_types=1);

namespace App\Services\Notifications\Announcers;

use App\Models\Client;
use App\Services\Notifications\WorkSubject;
use Illuminate\Database\Eloquent\Builder;

/** A new client waits for the New Account check. */
final readonly class RiskCheckAnnouncer implements Announcer
{
    /** @return Builder<Client> */
    public function open(): Builder
    {
        return Client::awaitingRiskCheck();
    }

    public function announce(int $subjectId): ?Announcement
    {
        $client = $this->open()->with('company')->sharedLock()->find($subjectId);

        return $client === null ? null : new Announcement($client, $client, "New account at {$client->company->name}");
    }

    /** A client is checked once. */
    public function newest(WorkSubject $subject): ?Announcement
    {
        return $subject->clientId === null ? null : $this->announce($subject->clientId);
    }
}
