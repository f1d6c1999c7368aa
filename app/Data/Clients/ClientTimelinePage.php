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
     * @param  DeferProp<TimelineSlice>  $timeline  its newest stretch
     * @param  list<Choice>  $kinds  those that this person sees
     */
    public function __construct(public Closure $client, public DeferProp $timeline, public array $kinds) {}
}
