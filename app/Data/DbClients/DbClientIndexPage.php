<?php

declare(strict_types=1);

namespace App\Data\DbClients;

use App\Data\FilterPresets\FilterPresetMenu;
use App\Data\Lists\ListMeta;
use App\Inertia\OnceProp;
use Closure;

/** DbClients/Index. */
final readonly class DbClientIndexPage
{
    /**
     * @param  list<DbClientRow>  $db_clients
     * @param  OnceProp<DbClientFilterChoices>  $choices
     * @param  Closure(): FilterPresetMenu  $presets
     * @param  Closure(): (BulkSuppressionProgress|null)  $suppression  the viewer's latest bulk suppression
     */
    public function __construct(
        public array $db_clients,
        public ListMeta $meta,
        public OnceProp $choices,
        public Closure $presets,
        /** Whether the viewer works only their own lists: no bulk actions and no filters by colleague. */
        public bool $is_own_lists_only,
        public bool $can_manage,
        public bool $can_create,
        public bool $can_export,
        /** Whether the viewer can run clean-ups. */
        public bool $can_clean_up,
        public Closure $suppression,
    ) {}
}
