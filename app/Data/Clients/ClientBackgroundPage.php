<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Inertia\DeferProp;
use Closure;

/** Clients/Background. */
final readonly class ClientBackgroundPage
{
    /**
     * @param  Closure(): ClientHeader  $client
     * @param  DeferProp<list<BackgroundEntry>>  $entries  newest first; the first one counts
     */
    public function __construct(public Closure $client, public DeferProp $entries, public bool $can_record) {}
}
