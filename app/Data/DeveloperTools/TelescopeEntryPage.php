<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

/** DeveloperTools/TelescopeEntry: an entry with everything that was recorded in the same request or job. */
final readonly class TelescopeEntryPage
{
    /**
     * @param  list<TelescopeFact>  $facts
     * @param  list<string>  $trace  places in the code, newest call first
     * @param  list<TelescopeQueries>  $queries  in the order of their first one
     * @param  list<TelescopeRow>  $related  other entries, without queries
     */
    public function __construct(
        public TelescopeRow $entry,
        public array $facts,
        public ?string $sql,
        public array $trace,
        public array $queries,
        public array $related,
    ) {}
}
