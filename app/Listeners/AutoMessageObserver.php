<?php

declare(strict_types=1);

namespace App\Listeners;

use App\Domain\Messages\AutoMessageScheduler;
use App\Enums\ClientStatus;
use App\Models\Client;

/** Schedules the welcome of a client whose account becomes active, in the transaction of the save. Imported accounts are active already. */
final readonly class AutoMessageObserver
{
    public function __construct(private AutoMessageScheduler $scheduler) {}

    public function updated(Client $client): void
    {
        // `getOriginal` still has the values from before the save.
        if ($client->status === ClientStatus::Active && in_array($client->getOriginal('status'), [ClientStatus::Pending, ClientStatus::Verified], true)) {
            $this->scheduler->activated($client);
        }
    }
}
