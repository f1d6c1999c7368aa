<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Models\Client;
use App\Models\User;
use App\Services\Notifications\NotificationPresenter;
use DomainException;

/** Somebody else rated the client after this person opened the page; nothing was changed. */
final class RatedMeanwhile extends DomainException
{
    /** @param  Client  $client  as it is rated now */
    public function __construct(private readonly Client $client, private readonly ?User $reviewer)
    {
        parent::__construct('This client was rated after the page was opened.');
    }

    /** @param  string  $timezone  of whoever reads it */
    public function explain(string $timezone): string
    {
        $who = $this->reviewer->full_name ?? 'Somebody';
        $rating = $this->client->client_rating === null ? 'took the rating away' : "rated this client {$this->client->client_rating}";
        $at = $this->client->rating_reviewed_at === null ? '' : ' on '.NotificationPresenter::humanFormat($this->client->rating_reviewed_at, $timezone);

        return "{$who} {$rating}{$at}, after you opened this page. Nothing was changed; rate again if you see it otherwise.";
    }
}
