<?php

declare(strict_types=1);

namespace Tests\Support;

/** Reads the pages of `$this->client` on a day. */
trait ReadsPastRecords
{
    use ReadsPages;

    /**
     * @param  string  $page  as in its route name: `rsg-communication`
     * @param  string|null  $day  null for today
     * @param  array<string, string>  $query
     * @return array<string, mixed> all props, also the deferred ones
     */
    private function record(string $page, ?string $day, array $query = []): array
    {
        $url = route("clients.{$page}", [$this->client, ...$query, ...($day === null ? [] : ['as_of' => $day])]);
        $first = $this->inertia($url)->assertOk()->json();
        $rest = $this->inertia($url, array_values(array_merge(...array_values($first['deferredProps']))), $first['component'])->assertOk()->json('props');

        return [...$first['props'], ...$rest];
    }
}
