<?php

declare(strict_types=1);

namespace App\Data\Rsg;

/** New work of one kind by day, oldest first, including days without any. */
final readonly class RsgTrend
{
    /**
     * @param  list<RsgDay>  $days
     * @param  string|null  $url  the list of this work; null when the viewer can't open it
     */
    public function __construct(public string $key, public string $label, public int $total, public array $days, public ?string $url) {}
}
