<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Lists\ListMeta;
use App\Inertia\DeferProp;
use Closure;

/** Clients/Transfers. */
final readonly class ClientTransfersPage
{
    /**
     * @param  Closure(): ClientHeader  $client
     * @param  DeferProp<list<TransferRow>>  $transfers
     * @param  DeferProp<ListMeta>  $meta
     * @param  DeferProp<list<TransferAccount>>  $accounts
     * @param  Closure(): (ClientAsOf|null)  $as_of  null for today's record
     */
    public function __construct(
        public Closure $client,
        public DeferProp $transfers,
        public DeferProp $meta,
        public DeferProp $accounts,
        public bool $can_request,
        public bool $can_export,
        public Closure $as_of,
    ) {}
}
