<?php

declare(strict_types=1);

namespace App\Data\Automations;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;

/** Automations/UnmappedNames. */
final readonly class UnmappedNamesPage
{
    /**
     * @param  list<UnmappedNameRow>  $names
     * @param  list<Choice>  $sport_types
     * @param  list<MarketChoice>  $markets
     * @param  bool  $is_outdated  names wait to be compared with changed patterns
     */
    public function __construct(
        public array $names,
        public ListMeta $meta,
        public array $sport_types,
        public array $markets,
        public bool $is_outdated,
        public bool $can_edit,
        public bool $can_export,
    ) {}
}
