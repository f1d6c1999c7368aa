<?php

declare(strict_types=1);

namespace App\Actions\DeveloperTools;

use App\Models\WebhookDelivery;
use App\Services\Audit\AuditTrail;
use Illuminate\Support\Facades\DB;

final readonly class RevealDelivery
{
    public function __construct(private AuditTrail $audit) {}

    /** What was sent. It holds personal data, so whoever looks at it is written down. */
    public function handle(WebhookDelivery $delivery): string
    {
        return DB::transaction(function () use ($delivery): string {
            $this->audit->record('webhook_delivery.revealed', $delivery, after: ['source' => $delivery->source, 'endpoint' => $delivery->endpoint]);

            return $delivery->payload;
        });
    }
}
