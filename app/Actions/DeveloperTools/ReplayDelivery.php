<?php

declare(strict_types=1);

namespace App\Actions\DeveloperTools;

use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Deliveries\DeliveryReplay;
use App\Infrastructure\Deliveries\ReplayOutcome;
use App\Models\WebhookDelivery;

final readonly class ReplayDelivery
{
    public function __construct(private AuditTrail $audit, private DeliveryReplay $replay) {}

    /** The audit record is committed first, because the replay has its own transaction. */
    public function handle(WebhookDelivery $delivery): ReplayOutcome
    {
        $this->audit->record('webhook_delivery.replayed', $delivery, after: ['source' => $delivery->source, 'endpoint' => $delivery->endpoint]);

        return $this->replay->run($delivery);
    }
}
