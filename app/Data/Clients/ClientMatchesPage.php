<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Matches\LinkedPerson;
use App\Data\Matches\MatchRow;
use App\Data\Matches\MergeRow;
use App\Inertia\DeferProp;
use Closure;

/** Clients/Matches. */
final readonly class ClientMatchesPage
{
    /**
     * @param  Closure(): ClientHeader  $client
     * @param  DeferProp<list<MatchRow>>  $matches  open and decided, highest score first
     * @param  DeferProp<list<LinkedPerson>>  $links
     * @param  DeferProp<list<MergeRow>>  $merges  the latest first
     */
    public function __construct(public Closure $client, public DeferProp $matches, public DeferProp $links, public DeferProp $merges, public bool $can_merge) {}
}
