<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;

/** DeveloperTools/Deliveries. */
final readonly class DeliveryIndexPage
{
    /**
     * @param  list<DeliveryRow>  $deliveries
     * @param  list<Choice>  $sources
     * @param  list<Choice>  $endpoints
     */
    public function __construct(
        public array $deliveries,
        public ListMeta $meta,
        public array $sources,
        public array $endpoints,
    ) {}
}
