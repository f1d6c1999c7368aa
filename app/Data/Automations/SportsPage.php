<?php

declare(strict_types=1);

namespace App\Data\Automations;

use App\Data\Lists\ListMeta;

/** Automations/Sports. */
final readonly class SportsPage
{
    /** @param  list<SportRow>  $sports */
    public function __construct(public array $sports, public ListMeta $meta, public bool $can_edit, public bool $can_export) {}
}
