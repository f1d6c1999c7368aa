<?php

declare(strict_types=1);

namespace App\Data\Automations;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;

/** Automations/SportsbetPatterns. */
final readonly class SportsbetPatternsPage
{
    /**
     * @param  list<SportsbetPatternRow>  $patterns
     * @param  list<Choice>  $sport_types
     * @param  list<MarketChoice>  $markets
     */
    public function __construct(
        public array $patterns,
        public ListMeta $meta,
        public array $sport_types,
        public array $markets,
        public bool $can_edit,
        public bool $can_export,
    ) {}
}
