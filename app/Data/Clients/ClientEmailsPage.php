<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Lists\ListMeta;
use App\Inertia\DeferProp;
use Closure;

/** Clients/Emails. */
final readonly class ClientEmailsPage
{
    /**
     * @param  Closure(): ClientHeader  $client
     * @param  DeferProp<list<EmailRow>>  $emails
     * @param  DeferProp<ListMeta>  $meta
     * @param  DeferProp<MessageComposer|null>  $composer  null in the past
     * @param  Closure(): (ClientAsOf|null)  $as_of  null for today's record
     */
    public function __construct(
        public Closure $client,
        public DeferProp $emails,
        public DeferProp $meta,
        public DeferProp $composer,
        public bool $can_export,
        public Closure $as_of,
    ) {}
}
