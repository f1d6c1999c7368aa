<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;
use App\Data\Matches\MatchRow;
use App\Enums\MatchStatus;

/** Clients/MatchImports. */
final readonly class MatchImportIndexPage
{
    /**
     * @param  list<MatchRow>  $matches
     * @param  list<Choice>  $imports  the latest imports with suggested matches
     */
    public function __construct(
        public array $matches,
        public ListMeta $meta,
        public MatchStatus $status,
        public array $imports,
        public bool $can_decide,
        public bool $can_merge,
        public bool $sees_db_clients,
        public bool $can_export,
    ) {}
}
