<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Inertia\DeferProp;
use Closure;

/** Clients/Analytics. */
final readonly class ClientAnalyticsPage
{
    /**
     * @param  Closure(): ClientHeader  $client
     * @param  DeferProp<ClientAnalytics>  $analytics
     */
    public function __construct(public Closure $client, public DeferProp $analytics) {}
}
