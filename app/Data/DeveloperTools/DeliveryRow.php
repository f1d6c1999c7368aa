<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

use App\Enums\WebhookDeliveryStatus;

/** A stored intake call without its payload. */
final readonly class DeliveryRow
{
    public function __construct(
        public int $id,
        /** "token:5" or "webhook:3" */
        public string $source,
        public string $source_name,
        /** As in the API document: "/bank-lines". */
        public string $call,
        public string $delivery_id,
        public WebhookDeliveryStatus $status,
        public ?int $response_status,
        /** The problem's type and the field names, without any submitted values. */
        public ?string $error,
        public int $attempts,
        /** Repeated calls after the answer. */
        public int $duplicates,
        public string $received_at,
        public ?string $processed_at,
    ) {}
}
