<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\FilterPresets\FilterPresetData;
use App\Data\Lists\Choice;

/** Clients/FilterPresets. */
final readonly class FilterPresetIndexPage
{
    /**
     * @param  list<FilterPresetData>  $presets
     * @param  list<Choice>  $roles  roles that see clients
     * @param  list<Choice>  $db_roles  roles that see DB clients
     * @param  list<Choice>  $transaction_roles  roles that see transactions
     * @param  array{id: int, name: string}|null  $deleted  the preset that the viewer has just deleted and can restore
     */
    public function __construct(
        public array $presets,
        public array $roles,
        public array $db_roles,
        public array $transaction_roles,
        public ?array $deleted,
    ) {}
}
