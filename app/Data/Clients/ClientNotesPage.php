<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Notes\NoteFeed;
use App\Inertia\DeferProp;
use Closure;

/** Clients/Notes. */
final readonly class ClientNotesPage
{
    /**
     * @param  Closure(): ClientHeader  $client
     * @param  DeferProp<NoteFeed>  $notes
     * @param  Closure(): (ClientAsOf|null)  $as_of  null for today's record
     */
    public function __construct(public Closure $client, public DeferProp $notes, public bool $can_export, public Closure $as_of) {}
}
