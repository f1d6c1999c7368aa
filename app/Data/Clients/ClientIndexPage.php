<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Lists\ListMeta;
use App\Inertia\OnceProp;

/** Clients/Index. The choices are sent once and kept by the page for a few minutes. */
final readonly class ClientIndexPage
{
    /**
     * @param  list<ClientRow>  $clients
     * @param  OnceProp<ClientFilterChoices>  $choices
     */
    public function __construct(
        public array $clients,
        public ListMeta $meta,
        public OnceProp $choices,
        public bool $can_export,
    ) {}
}
