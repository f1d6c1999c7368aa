<?php

declare(strict_types=1);

namespace App\Data\FilterPresets;

use App\Data\Lists\Choice;
use App\Enums\FilterPresetList;

/** The presets that a viewer has for one list, their own first. */
final readonly class FilterPresetMenu
{
    /**
     * @param  list<FilterPresetData>  $presets
     * @param  list<Choice>  $roles  roles with which a preset of this list can be shared
     */
    public function __construct(public FilterPresetList $list, public array $presets, public array $roles) {}
}
