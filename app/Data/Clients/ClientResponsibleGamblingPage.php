<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Rsg\EvidencePackRow;
use App\Inertia\DeferProp;
use Closure;

/** Clients/ResponsibleGambling. */
final readonly class ClientResponsibleGamblingPage
{
    /**
     * @param  Closure(): ClientHeader  $client
     * @param  DeferProp<ClientProtection>  $protection
     * @param  DeferProp<list<EvidencePackRow>>  $evidence  newest first
     * @param  Closure(): (ClientAsOf|null)  $as_of  null for today's record
     */
    public function __construct(
        public Closure $client,
        public DeferProp $protection,
        public bool $can_protect,
        public bool $can_work_events,
        public bool $can_export_evidence,
        public DeferProp $evidence,
        public Closure $as_of,
    ) {}
}
