<?php

declare(strict_types=1);

namespace App\Queries\DeveloperTools;

use App\Enums\WebhookDeliveryStatus;

/** What the list of deliveries is narrowed to. */
final readonly class DeliveryFilters
{
    /**
     * @param  string|null  $search  a delivery's number here or its sender's id
     * @param  list<WebhookDeliveryStatus>  $status
     * @param  list<string>  $source  "token:5" or "webhook:3"
     * @param  list<string>  $endpoint  names of routes
     * @param  string|null  $from  the first day, `2026-11-20`, in the reader's zone
     * @param  string|null  $to  the last day, all of it
     */
    public function __construct(
        public string $timezone,
        public ?string $search = null,
        public array $status = [],
        public array $source = [],
        public array $endpoint = [],
        public ?string $from = null,
        public ?string $to = null,
    ) {}
}
