<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Lists\ListMeta;
use App\Inertia\DeferProp;
use Closure;

/** Clients/IpReport. */
final readonly class ClientIpReportPage
{
    /**
     * @param  Closure(): ClientHeader  $client
     * @param  DeferProp<list<IpSightingRow>>  $sightings
     * @param  DeferProp<ListMeta>  $meta
     */
    public function __construct(public Closure $client, public DeferProp $sightings, public DeferProp $meta, public bool $can_export) {}
}
