<?php

declare(strict_types=1);

namespace App\Data\Automations;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;

/** Automations/SportTypes. */
final readonly class SportTypesPage
{
    /**
     * @param  list<SportTypeRow>  $sport_types
     * @param  list<Choice>  $sports
     */
    public function __construct(public array $sport_types, public ListMeta $meta, public array $sports, public bool $can_edit, public bool $can_export) {}
}
