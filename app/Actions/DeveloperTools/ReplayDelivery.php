<?php

declare(strict_types=1);

namespace App\Actions\DeveloperTools;

use App\Models\WebhookDelivery;
use App\Services\Audit\AuditTrail;
use App\Services\Intake\Deliveries\DeliveryReplay;
use App\Services\Intake\Deliveries\ReplayOutcome;

final readonly class ReplayDelivery
{
    public function __construct(private AuditTrail $audit, private DeliveryReplay $replay) {}

    /** Written down first, in a statement of its own: the replay is a call of its own, with its own transaction. */
    public function handle(WebhookDelivery $delivery): ReplayOutcome
    {
        $this->audit->record('webhook_delivery.replayed', $delivery, after: ['source' => $delivery->source, 'endpoint' => $delivery->endpoint]);

        return $this->replay->run($delivery);
    }
}
