<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Lists\ListMeta;
use App\Inertia\DeferProp;
use Closure;

/** Clients/RsgCommunication. */
final readonly class ClientRsgCommunicationPage
{
    /**
     * @param  Closure(): ClientHeader  $client
     * @param  DeferProp<list<RsgCommunicationRow>>  $communications
     * @param  DeferProp<ListMeta>  $meta
     * @param  DeferProp<int>  $open_count
     * @param  Closure(): (ClientAsOf|null)  $as_of  null for today's record
     */
    public function __construct(
        public Closure $client,
        public DeferProp $communications,
        public DeferProp $meta,
        public DeferProp $open_count,
        public bool $can_open_thread,
        public bool $can_resolve,
        public bool $can_export,
        public Closure $as_of,
    ) {}
}
