<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Lists\Choice;
use App\Inertia\DeferProp;
use Closure;

/** Clients/Timeline. */
final readonly class ClientTimelinePage
{
    /**
     * @param  Closure(): ClientHeader  $client
     * @param  DeferProp<TimelineSlice>  $timeline  the newest entries
     * @param  list<Choice>  $kinds  the kinds that the viewer may see
     * @param  Closure(): (ClientAsOf|null)  $as_of  null for today's record
     */
    public function __construct(public Closure $client, public DeferProp $timeline, public array $kinds, public Closure $as_of) {}
}
