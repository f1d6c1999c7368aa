<?php

declare(strict_types=1);

namespace App\Data\FilterPresets;

use App\Enums\FilterPresetList;

/** A preset as its list's menu and the page of presets show it. */
final readonly class FilterPresetData
{
    /**
     * @param  array<string, string>  $query  filters and `sort`, as in the URL
     * @param  list<string>|null  $columns  shown columns; null when the preset does not set them
     * @param  list<string>  $shared_role_ids
     * @param  list<string>  $shared_roles  titles of these roles
     */
    public function __construct(
        public int $id,
        public FilterPresetList $list,
        public string $name,
        public array $query,
        public ?array $columns,
        public string $owner_name,
        public bool $is_mine,
        public bool $can_update,
        public bool $is_default,
        public array $shared_role_ids,
        public array $shared_roles,
        public string $updated_at,
    ) {}
}
