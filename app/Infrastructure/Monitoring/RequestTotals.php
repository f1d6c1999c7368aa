<?php

declare(strict_types=1);

namespace App\Infrastructure\Monitoring;

/** Counts of the request in progress. */
final class RequestTotals
{
    public int $queries = 0;

    public float $queryMs = 0;

    public int $cacheHits = 0;

    public int $cacheMisses = 0;
}
