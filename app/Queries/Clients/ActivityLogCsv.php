<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\ActivityEntry;
use Carbon\CarbonImmutable;
use Generator;

/** The lines of an exported activity log. */
final readonly class ActivityLogCsv
{
    public function __construct(private string $timezone) {}

    /** @return list<string> */
    public function header(): array
    {
        return ["When ({$this->timezone})", 'What', 'Who', 'Impersonated by', 'Address', 'Field', 'Before', 'After'];
    }

    /**
     * @param  iterable<ActivityEntry>  $entries
     * @return Generator<int, list<string|null>>
     */
    public function rows(iterable $entries): Generator
    {
        foreach ($entries as $entry) {
            $start = [
                CarbonImmutable::parse($entry->at)->setTimezone($this->timezone)->format('Y-m-d H:i:s'), $entry->title, $entry->actor_name ?? 'The system',
                $entry->impersonator_name, $entry->ip,
            ];
            if ($entry->changes === []) {
                yield [...$start, null, null, null];
            }
            foreach ($entry->changes as $change) {
                yield [...$start, $change->label, $change->before, $change->after];
            }
        }
    }
}
