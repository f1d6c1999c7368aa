<?php

declare(strict_types=1);

namespace App\Data\Automations;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;

/** Automations/GenwebMarkets. */
final readonly class GenwebMarketsPage
{
    /**
     * @param  list<GenwebMarketRow>  $markets
     * @param  list<Choice>  $sport_types
     */
    public function __construct(public array $markets, public ListMeta $meta, public array $sport_types, public bool $can_edit, public bool $can_export) {}
}
