<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Lists\Choice;
use App\Inertia\DeferProp;
use Closure;

/** Clients/ActivityLogs. */
final readonly class ClientActivityLogsPage
{
    /**
     * @param  Closure(): ClientHeader  $client
     * @param  DeferProp<ActivityLog>  $log
     * @param  DeferProp<array{actor: list<Choice>, action: list<Choice>, field: list<Choice>}>  $choices
     * @param  Closure(): (ClientAsOf|null)  $as_of  null for today's record
     */
    public function __construct(public Closure $client, public DeferProp $log, public DeferProp $choices, public bool $can_export, public Closure $as_of) {}
}
