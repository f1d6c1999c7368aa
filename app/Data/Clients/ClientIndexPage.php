<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\FilterPresets\FilterPresetMenu;
use App\Data\Lists\ListMeta;
use App\Inertia\OnceProp;
use App\Inertia\OptionalProp;
use Closure;

/** Clients/Index. The choices are sent once and kept by the page for a few minutes. */
final readonly class ClientIndexPage
{
    /**
     * @param  list<ClientRow>  $clients
     * @param  OnceProp<ClientFilterChoices>  $choices
     * @param  Closure(): FilterPresetMenu  $presets
     * @param  Closure(): (BulkChangeProgress|null)  $bulk
     * @param  OptionalProp<array<int, list<int>>>  $turnover  by client: cents of the last twelve months, oldest first
     */
    public function __construct(
        public array $clients,
        public ListMeta $meta,
        public OnceProp $choices,
        public Closure $presets,
        public OptionalProp $turnover,
        public Closure $bulk,
        public bool $can_export,
        public bool $can_change,
    ) {}
}
