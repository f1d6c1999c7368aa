<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Lists\Choice;
use App\Inertia\DeferProp;
use Closure;

/** Clients/Stats. */
final readonly class ClientStatsPage
{
    /**
     * @param  Closure(): ClientHeader  $client
     * @param  Closure(): list<Choice>  $sites  sites at which the client has an account
     * @param  DeferProp<ClientFigures>  $figures
     */
    public function __construct(
        public Closure $client,
        public int $months,
        public ?int $site,
        public Closure $sites,
        public DeferProp $figures,
        public bool $can_export,
    ) {}
}
